/**
 * The member's zones in the toolbar. They have plain names because a Storybook address accepts no slashes or colons.
 */
export const zones = {
  utc: { title: 'UTC', zone: 'UTC' },
  kolkata: { title: 'Kolkata, UTC+5:30', zone: 'Asia/Kolkata' },
  losAngeles: { title: 'Los Angeles, UTC−8', zone: 'America/Los_Angeles' },
  newYork: { title: 'New York, UTC−5', zone: 'America/New_York' },
  auckland: { title: 'Auckland, UTC+13', zone: 'Pacific/Auckland' },
  device: { title: 'This device', zone: undefined },
} as const satisfies Record<string, { title: string; zone: string | undefined }>;

/** The portal's zones in the toolbar, which set its rows and days (D109). */
export const platforms = {
  utc: { title: 'Portal in UTC', zone: 'UTC' },
  kolkata: { title: 'Portal in Kolkata', zone: 'Asia/Kolkata' },
  losAngeles: { title: 'Portal in Los Angeles', zone: 'America/Los_Angeles' },
} as const satisfies Record<string, { title: string; zone: string }>;

/** The toolbar's clock times. The first is the fixtures' time. */
export const clocks = {
  fixtures: { title: '20 Nov 2026, 09:14 UTC', moment: Date.UTC(2026, 10, 20, 9, 14) },
  monthEnd: { title: 'End of a month: 30 Nov, 23:59 UTC', moment: Date.UTC(2026, 10, 30, 23, 59) },
  leapDay: { title: 'Leap day: 29 Feb 2028, 12:00 UTC', moment: Date.UTC(2028, 1, 29, 12) },
  device: { title: 'This device', moment: undefined },
} as const satisfies Record<string, { title: string; moment: number | undefined }>;

export const isZone = (name: unknown): name is keyof typeof zones =>
  typeof name === 'string' && name in zones;
export const isPlatform = (name: unknown): name is keyof typeof platforms =>
  typeof name === 'string' && name in platforms;
export const isClock = (name: unknown): name is keyof typeof clocks =>
  typeof name === 'string' && name in clocks;
