import { tzOffset } from '@date-fns/tz/tzOffset';

const minute = 60_000;

/** The native `Date`, saved before it is replaced. */
const Device = globalThis.Date;
const device: Record<string, PropertyDescriptor | undefined> = Object.getOwnPropertyDescriptors(
  Device.prototype,
);
const deviceNow = Device.now.bind(Device);
const deviceParse = Device.parse.bind(Device);

let zone: string | undefined;

/** Calls a native method on a date. */
const call = (date: Date, name: string, args: unknown[] = []): unknown =>
  Reflect.apply(device[name]?.value as (...values: unknown[]) => unknown, date, args);

/** Minutes by which the zone is ahead of UTC at a moment. */
function ahead(time: number): number {
  if (zone === undefined) return -(call(new Device(time), 'getTimezoneOffset') as number);
  return zone === 'UTC' ? 0 : tzOffset(zone, new Device(time));
}

/** The zone's wall clock at a moment, encoded as UTC. */
const wallAt = (time: number) => time + ahead(time) * minute;

/** Converts the zone's wall clock to a moment. Skipped and repeated hours use the offset before the change. */
function toMoment(wall: number): number {
  const [before, after] = [wall - 24 * 60 * minute, wall + 24 * 60 * minute].map(
    (near) => wall - ahead(near) * minute,
  ) as [number, number];
  return wallAt(before) !== wall && wallAt(after) === wall ? after : before;
}

/** Matches a text that names its zone or is a bare day, and so has one meaning everywhere. Any other text is local. */
const placed = /\d:\d\d.*(?:z|gmt|utc|[+-]\d\d:?\d\d)|^\d{4}(?:-\d\d){0,2}$/i;

function parse(text: string): number {
  const time = deviceParse(text);
  if (zone === undefined || placed.test(text)) return time;
  // Parsed as UTC, because the device's own zone may skip that hour.
  const wall = deviceParse(/^\d{4}-\d\d-\d\dT/.test(text) ? `${text}Z` : `${text} UTC`);
  return Number.isNaN(wall) ? time : toMoment(wall);
}

function timeFrom(args: unknown[]): unknown {
  if (args.length === 0) return Device.now();
  if (args.length === 1) return typeof args[0] === 'string' ? parse(args[0]) : args[0];
  return toMoment(Device.UTC(...(args as [number, number])));
}

const put = (name: string, value: unknown) =>
  Object.defineProperty(Device.prototype, name, { value, writable: true, configurable: true });

/** Implements the local getters and setters with their UTC forms on the zone's wall clock. */
function useZoneInParts() {
  for (const part of ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds']) {
    put(`get${part}`, function (this: Date) {
      return call(new Device(wallAt(this.getTime())), `getUTC${part}`);
    });
    if (part === 'Day') continue;
    put(`set${part}`, function (this: Date, ...values: unknown[]) {
      const wall = new Device(wallAt(this.getTime()));
      call(wall, `setUTC${part}`, values);
      return this.setTime(toMoment(wall.getTime()));
    });
  }
  put('getTimezoneOffset', function (this: Date) {
    return 0 - ahead(this.getTime());
  });
}

/** Makes the `Intl` formatters use the zone, because they default to the device's. */
function useZoneInTexts() {
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const) {
    put(name, function (this: Date, locales?: string, options?: Intl.DateTimeFormatOptions) {
      return call(this, name, [locales, { ...options, timeZone: options?.timeZone ?? zone }]);
    });
  }
}

const withZone = ([locales, options]: [string?, Intl.DateTimeFormatOptions?]) =>
  [locales, { ...options, timeZone: options?.timeZone ?? zone }] as const;

Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
  construct: (format, args: [], made) => Reflect.construct(format, withZone(args), made) as object,
  apply: (format, _, args: []) => new format(...withZone(args)),
});

globalThis.Date = new Proxy(Device, {
  construct: (_, args: unknown[], made) => Reflect.construct(Device, [timeFrom(args)], made) as object,
  apply: () => new Date().toString(),
});
Device.prototype.constructor = globalThis.Date;
Device.parse = parse;

/** Sets the zone of every `Date` in the page, by IANA name. Undefined restores the device's zone. */
export function setZone(name: string | undefined): void {
  zone = name;
  Object.defineProperties(Device.prototype, {
    ...(device as PropertyDescriptorMap),
    constructor: { value: globalThis.Date },
  });
  if (name === undefined) return;
  useZoneInParts();
  useZoneInTexts();
}

/** Sets the page's clock to a moment (ms since 1970), stopped or running. Undefined restores the device's clock. */
export function setClock(moment: number | undefined, runs: boolean): void {
  const start = performance.now();
  if (moment === undefined) Device.now = deviceNow;
  else if (runs) Device.now = () => Math.floor(moment + performance.now() - start);
  else Device.now = () => moment;
}
