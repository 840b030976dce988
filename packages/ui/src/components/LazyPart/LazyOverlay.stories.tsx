import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { commonMessages } from '../../text/commonMessages';
import { overlayMessages } from '../../text/overlayMessages';
import { errorTexts } from '../../text/visitorMessages';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { LazyOverlay } from './createLazyOverlay';

interface SheetProps {
  onClose: () => void;
}

const Sheet = ({ onClose }: SheetProps) => <Dialog open title="A key" onClose={onClose} />;
type Load = () => Promise<ComponentType<SheetProps>>;

function Opener({ load }: { load: Load }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show</Button>
      {open && <LazyOverlay load={load} props={{ onClose: () => setOpen(false) }} />}
    </>
  );
}

let tries = 0;
const load: Load = () => Promise.resolve(Sheet);

const meta = {
  title: 'Components/LazyPart/LazyOverlay',
  component: Opener,
  args: { load },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<{ load: Load }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(await screen.findByRole('dialog', { name: 'A key' })).toBeVisible();
  },
};

/** A press is answered while its code loads, and the wait can be left. */
export const Slow: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Show' });
    await userEvent.click(opener);
    const waiting = await canvas.findByRole('group', { name: commonMessages.loading });
    await waitFor(() => expect(waiting).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: overlayMessages.close }));
    await expect(waiting).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
  },
};

/** A failed load keeps the press: Try again opens what was pressed. */
export const Failed: Story = {
  args: {
    load: () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('gone')) : Promise.resolve(Sheet);
    },
  },
  beforeEach: () => {
    tries = 0;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(errorTexts.somethingWrongTryAgain);
    await userEvent.click(canvas.getByRole('button', { name: errorTexts.tryAgain }));
    await expect(await screen.findByRole('dialog', { name: 'A key' })).toBeVisible();
  },
};
