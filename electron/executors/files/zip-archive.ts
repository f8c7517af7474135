import { deflateRawSync } from 'node:zlib'

export type ZipEntry = { readonly name: string; readonly bytes: Buffer }

const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 } as const
const version = 20
const deflated = 8
/** Names are UTF-8. */
const utf8Flag = 0x0800
/** 1 January 1980: the archive is the same for the same content. */
const noDate = 0x0021
const polynomial = 0xedb88320
const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1
  return value >>> 0
})

/** A ZIP archive of files without folders, each below 4 GB. */
export function zipArchive(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const fileName = Buffer.from(name, 'utf8')
    const packed = deflateRawSync(bytes)
    const common = commonHeader({ fileName, bytes, packed })
    const local = Buffer.concat([uint32(signatures.local), common, fileName, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    central.push(uint32(signatures.central), uint16(version), common, place, fileName)
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, directory, uint32(signatures.end), end])
}

type Packed = { readonly fileName: Buffer; readonly bytes: Buffer; readonly packed: Buffer }

/** What stands in front of the content and in the directory alike: 26 bytes from the version on. */
function commonHeader({ fileName, bytes, packed }: Packed): Buffer {
  const header = Buffer.alloc(26)
  header.writeUInt16LE(version, 0)
  header.writeUInt16LE(utf8Flag, 2)
  header.writeUInt16LE(deflated, 4)
  header.writeUInt16LE(noDate, 8)
  header.writeUInt32LE(crc32(bytes), 10)
  header.writeUInt32LE(packed.length, 14)
  header.writeUInt32LE(bytes.length, 18)
  header.writeUInt16LE(fileName.length, 22)
  return header
}

function crc32(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
