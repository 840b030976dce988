import type { Decorator } from '@storybook/react-vite';
import { AppShell } from './AppShell';
import { shellArgs } from './AppShell.fixtures';

/** Renders a story inside the app shell, at this address. */
export const inShell =
  (path: string = shellArgs.path): Decorator =>
  (Screen) => (
    <AppShell {...shellArgs} path={path}>
      <Screen />
    </AppShell>
  );
