import type { Preview } from '@storybook/react-vite';
import { PortalTheme } from '../packages/ui/src/theme/PortalTheme';
import { chooseModes } from './modes';

const preview: Preview = {
  argsEnhancers: [chooseModes],
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    layout: 'padded',
    viewport: {
      options: {
        phone: { name: 'Phone 360', styles: { width: '360px', height: '780px' } },
        phoneLarge: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 820', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: { storySort: { order: ['Foundations', 'Components', 'Forms', 'Shell', 'Screens', 'Flows'] } },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    text: {
      description: 'Text size',
      toolbar: {
        title: 'Text',
        icon: 'paragraph',
        items: [
          { value: '100', title: 'Text 100 %' },
          { value: '200', title: 'Text 200 %' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', text: '100' },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = String(globals.theme);
      document.documentElement.style.fontSize = `${String(globals.text)}%`;
      return (
        <PortalTheme>
          <Story />
        </PortalTheme>
      );
    },
  ],
};

export default preview;
