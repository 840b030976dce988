import { addons } from 'storybook/manager-api';
import { docsThemes } from '../apps/room/src/docs/docsThemes';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

/** The sidebar and the toolbar in the portal's colours, under its name. */
addons.setConfig({ theme: { ...docsThemes[isDark ? 'dark' : 'light'], brandTitle: 'Member Portal' } });
