import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { LiveRegion } from './LiveRegion';

const meta = {
  title: 'Components/LiveRegion',
  component: LiveRegion,
} satisfies Meta<typeof LiveRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A notice during an open dialog is not hidden, unlike the page. */
export const Default: Story = {
  render: function Noticed() {
    const [said, setSaid] = useState('');
    return (
      <>
        <h1>Sign in</h1>
        <LiveRegion>{said && <p role="status">{said}</p>}</LiveRegion>
        <Dialog
          open
          title="Forgot Password"
          actions={<Button onClick={() => setSaid('We’ve emailed you a code.')}>Submit</Button>}
          onClose={() => undefined}
        />
      </>
    );
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    await expect(screen.getByRole('status')).toHaveTextContent('We’ve emailed you a code.');
    await expect(screen.queryByRole('heading', { name: 'Sign in' })).toBeNull();
  },
};
