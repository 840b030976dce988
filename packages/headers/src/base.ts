/**
 * The base path of a built page on its origin, with a slash at both ends: '/' for the origin itself. Every
 * file reference in the page contains it.
 */
export function getBase(page: string): string {
  return /<link rel="manifest" href="(\/(?:[\w.-]+\/)*)manifest\.webmanifest"/.exec(page)?.[1] ?? '/';
}
