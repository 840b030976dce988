import { addons } from 'storybook/manager-api';
import { docsThemes } from '../tools/storybook/docs/docsThemes';
import { addPanels } from '../tools/storybook/manager/addPanels';
import { toReadableName } from '../tools/storybook/manager/readableName';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  // At 1440 × 900 the panel leaves most of the canvas free.
  navSize: 260,
  bottomPanelHeight: 200,
  // The portal's colours and name in the sidebar and the toolbar.
  theme: { ...docsThemes[isDark ? 'dark' : 'light'], brandTitle: 'Member Portal' },
  sidebar: {
    collapsedRoots: ['start-here', 'screens', 'flows', 'components', 'foundations'],
    renderLabel: ({ name, type }) => (type === 'story' || type === 'docs' ? name : toReadableName(name)),
  },
});

addPanels();
