import { snapshotSlug } from './snapshot';

/** The windows that stories pin, in px: common devices, and the widths at which the portal's layout changes. */
export const windows = {
  phone: { width: 360, height: 780 },
  phoneLarge: { width: 390, height: 844 },
  tabletSmall: { width: 768, height: 1024 },
  tablet: { width: 820, height: 1180 },
  tickets: { width: 990, height: 1180 },
  laptop: { width: 1024, height: 768 },
  desktop: { width: 1440, height: 900 },
} as const;

/** One way in which Chromatic captures a story: globals, and a window. */
export interface Mode {
  theme: 'light' | 'dark';
  viewport: { width: number; height: number };
  /** The snapshot at which the play ends. Absent for the last. */
  snapshot?: string;
}

const inModes = (modes: Readonly<Record<string, Mode | { disable: true }>>) => ({ chromatic: { modes } });
const light = { theme: 'light', viewport: windows.desktop } as const satisfies Mode;

/** Every story's mode, unless its file says otherwise. Chromatic charges for each image. */
export const oneMode = { 'light 1440': light };

/** For the first story of a screen or component: the dark theme too. */
export const inDark = inModes({ 'dark 1440': { theme: 'dark', viewport: windows.desktop } });

/** For a play with several snapshots: those before its last. */
export const snapshotModes = (...names: readonly string[]) =>
  inModes(
    Object.fromEntries(
      names.map(snapshotSlug).map((slug) => [`light 1440 ${slug}`, { ...light, snapshot: slug }]),
    ),
  );

/** For a story that only tests, or whose image equals another's. */
export const noSnapshot = { chromatic: { disableSnapshot: true } };

/** Pins a story's window, in people's Storybook and in its image. */
const pinTo = (value: keyof typeof windows) => ({
  globals: { viewport: { value } },
  parameters: inModes({
    'light 1440': { disable: true },
    [`light ${windows[value].width}`]: { theme: 'light', viewport: windows[value] },
  }),
});

export const onPhone = pinTo('phone');
export const onLargePhone = pinTo('phoneLarge');
export const onSmallTablet = pinTo('tabletSmall');
export const onTablet = pinTo('tablet');
export const onTicketsTablet = pinTo('tickets');
export const onLaptop = pinTo('laptop');
