import type { StorybookConfig } from '@storybook/react-vite';
import { pagesData } from './pagesData.plugin.ts';

const config: StorybookConfig = {
  stories: [
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/ui/src/**/*.mdx',
    './pages/**/*.mdx',
    './pages/**/*.stories.tsx',
    './spec/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Vite reloads the page under a running test when it finds a dependency late; named here, it is bundled first.
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), pagesData()],
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        ...['@storybook/addon-docs/blocks'],
        ...['@radix-ui/react-dialog', '@radix-ui/react-dropdown-menu', '@radix-ui/react-tabs'],
        ...[
          '@radix-ui/react-tooltip',
          'dompurify',
          'downshift',
          'fast-check',
          'jsqr',
          'notistack',
          'qrcode.react',
        ],
        ...['formik', 'yup', 'dayjs', 'styled-components'],
        ...['d3-selection', 'd3-transition', 'd3-zoom'],
        ...['react-easy-crop', '@noble/hashes/sha2.js', '@noble/hashes/sha3.js', '@noble/hashes/utils.js'],
      ],
    },
  }),
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
