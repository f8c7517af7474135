/** Whether `it` is the program that the arguments of a fix name. Two sources of Windows give the same start within a second. */
export const sameProcess =
  'it.pid == args.pid && abs(hours_since(it.startedUtc) - hours_since(args.startedUtc)) < 0.0003'
