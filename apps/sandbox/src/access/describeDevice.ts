// Order matters, because most browsers also name the ones they derive from.
const browsers: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b((Headless)?Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const systems: readonly [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac(intosh|OS)?\b/],
  ['Linux', /\bLinux\b/],
];

const findName = (names: typeof browsers, agent: string) =>
  names.find(([, pattern]) => pattern.test(agent))?.[0];

/** Browser and system of a User-Agent header, such as “Chrome on Windows”. Null where it names neither. */
export function describeDevice(agent: string): string | null {
  const [browser, system] = [findName(browsers, agent), findName(systems, agent)];
  if (browser === undefined) return system ?? null;
  return system === undefined ? browser : `${browser} on ${system}`;
}
