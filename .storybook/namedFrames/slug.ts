/** Returns a snapshot's name for an address: `Wrong code` is `&globals=frame:wrong-code`. */
export const frameSlug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
