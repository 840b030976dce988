import { clocks, platforms, zones } from './time/choices';

/** The globals of the panel "Time and direction", with their choices by value. The first is the default. */
export const panelGlobals: Readonly<
  Record<string, { title: string; choices: Readonly<Record<string, { title: string }>> }>
> = {
  clock: { title: 'Clock', choices: clocks },
  zone: { title: 'Time zone of the member', choices: zones },
  platform: { title: 'Time zone of the portal', choices: platforms },
  direction: {
    title: 'Direction',
    choices: { ltr: { title: 'Left to right' }, rtl: { title: 'Right to left' } },
  },
};
