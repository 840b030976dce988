import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { endAt, snapshot } from '../../../../packages/ui/src/testing/snapshot';
import { setConditions } from '../line/conditions';
import { fairArgs, liveStory, type Story } from './liveStory';
import * as member from './member';
import { translation } from './translation';

const meta = {
  title: 'Flows/Cancel a subscription',
  tags: ['live'],
  ...liveStory,
  args: { ...fairArgs, route: '/user/poolsubscriptionHistory' },
  // On a phone the cancel button is in the row's detail, which the screen's stories show.
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof liveStory.component>;

export default meta;

const title = 'Live Subscription History';
const send = 'Request cancellation';
const done = 'Your cancellation has been requested.';

/** The member's newest own row, below one that was bought for another. */
const own = 1;
const rowShows = (text: string) => member.rowShows(title, text, own);
const cancel = () => member.row(title, own).queryByRole('button', { name: translation('Cancel {name}') });

async function itRuns(): Promise<void> {
  await member.arrived(title);
  await rowShows('Active');
}

/** Goes from the row to the dialog and enters the reason. Returns the mailed code. */
async function giveReason(): Promise<string> {
  await member.press('Cancel {name}', member.row(title, own));
  const code = await member.mailedCode();
  await member.fill('Reason', 'I need the money', await member.question());
  return code;
}

/** Decides as the operator within the minute: 1 approves, 2 rejects. */
async function decide(status: 1 | 2): Promise<void> {
  await member.operatorDecides('/cancellations/:id', 'liveSubscription', 'leader', { status });
  member.waitAMinute();
  await member.lookAgain(title);
}

/** A wrong code keeps the reason, a lost response is retried unchanged, and then the operator approves. */
export const Default: Story = {
  play: endAt('Cancelled', async ({ step }) => {
    await step('A wrong code loses no reason', async () => {
      await itRuns();
      const code = await giveReason();
      await snapshot('The reason');
      await member.confirm(member.notThis(code), send);
      const asked = await member.question();
      await member.sees('Invalid otp', asked);
      await expect(member.field('Reason', asked)).toHaveValue('I need the money');
      await snapshot('Wrong code');
      setConditions({ network: 'drops' });
      await member.confirm(code, send);
    });
    await step('A lost answer is repeated as it was', async () => {
      const asked = await member.losesAnswer();
      await snapshot('The answer is lost');
      setConditions({ network: 'good' });
      await member.press('Try again', asked);
      await member.sees(done);
      await rowShows('Cancellation Requested');
      await expect(cancel()).not.toBeInTheDocument();
      await snapshot('Requested');
    });
    await step('The operator carries it out', async () => {
      await decide(1);
      await rowShows('Cancelled');
      await snapshot('Cancelled');
    });
  }),
};

/** The operator refuses. The subscription continues, and the member may request a cancellation again. */
export const Refused: Story = {
  play: endAt('Refused: it continues', async ({ step }) => {
    await step('Ask for it', async () => {
      await itRuns();
      await snapshot('An active subscription');
      const code = await giveReason();
      await snapshot('Asked with the code');
      setConditions({ network: 'slow' });
      await member.confirm(code, send);
      const busy = (await member.question()).getByRole('button', { name: translation(send) });
      await waitFor(() => expect(busy).toHaveAttribute('aria-busy', 'true'));
      await snapshot('On its way');
      setConditions({ network: 'good' });
      await member.sees(done);
      await rowShows('Cancellation Requested');
      await snapshot('Requested');
    });
    await step('The operator refuses', async () => {
      await decide(2);
      await rowShows('Active');
      await expect(cancel()).toBeVisible();
      await snapshot('Refused: it continues');
    });
  }),
};
