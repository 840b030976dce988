/** Returns a snapshot's name for an address: `Wrong code` is `&globals=snapshot:wrong-code`. */
export const snapshotSlug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
