/**
 * The folder of its origin that a built page belongs into, with a slash at both ends: '/' for the origin itself. The page
 * says it wherever it names a file of its own.
 */
export function getBase(page: string): string {
  return /<link rel="manifest" href="(\/(?:[\w.-]+\/)*)manifest\.webmanifest"/.exec(page)?.[1] ?? '/';
}
