import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundScreen } from './NotFoundScreen';
import { onPhone, inDark, noSnapshot } from '../../../testing/windows';
import { accessTexts } from '../../../text/visitorMessages';
import { inShell } from '../../../shell/AppShell/inShell.fixtures';
import { expectLink } from '../../../testing/expectLink';

// Spec: A §2 Not found
const meta = {
  title: 'Screens/Access/NotFound',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both texts and the link home (A §2). */
export const Default: Story = {
  parameters: inDark,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: accessTexts.lost })).toBeVisible();
    await expect(canvas.getByText(accessTexts.pageMissing)).toBeVisible();
    await expectLink(canvas, accessTexts.goToHome, '/user/dashboard');
  },
};
/** Inside the shell there is one landmark and one brand. */
export const InAppShell: Story = {
  decorators: [inShell('/user/singleLeg')],
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: accessTexts.goToHome })).toBeVisible();
  },
};

export const Mobile: Story = { ...onPhone };
