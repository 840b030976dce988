import { addons } from 'storybook/manager-api';
import { docsThemes } from '../tools/storybook/docs/docsThemes';
import { addBackOfficePanel } from '../tools/storybook/live/panel/addBackOfficePanel';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

/** Applies the portal's colours and name to the sidebar and the toolbar. */
addons.setConfig({ theme: { ...docsThemes[isDark ? 'dark' : 'light'], brandTitle: 'Member Portal' } });

addBackOfficePanel();
