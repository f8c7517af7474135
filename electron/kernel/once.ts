/** What `build` gives, made on first use and kept. */
export function once<T>(build: () => T): () => T {
  let built: { readonly value: T } | null = null
  return () => {
    built ??= { value: build() }
    return built.value
  }
}
