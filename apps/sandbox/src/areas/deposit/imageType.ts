const signatures = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
} as const;

/** What a file is by its first bytes, whatever it is called (T11); undefined for anything but a png or a jpeg. */
export function imageType(file: unknown): keyof typeof signatures | undefined {
  if (!(file instanceof Uint8Array)) return undefined;
  const types = ['image/png', 'image/jpeg'] as const;
  return types.find((type) => signatures[type].every((byte, index) => file[index] === byte));
}
