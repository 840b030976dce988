import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { backEnd } from '../line/askBackEnd';
import { setConditions } from '../line/conditions';
import type { LivePortal } from '../page/LivePortal';
import { arrived, goTo, mailedCode, notThis, question, typeCode } from './live.plays';
import { endAt, snapshot } from '../../../../packages/ui/src/testing/snapshot';
import { fairArgs, liveStory } from './liveStory';
import { translation } from './translation';

const meta = {
  title: 'Flows/Cancel a subscription',
  tags: ['live'],
  ...liveStory,
  args: { ...fairArgs, route: '/user/poolsubscriptionHistory' },
  // On a phone the cancel button is in the row's detail, which the screen's stories show.
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof LivePortal>;

export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Live Subscription History';

/** The member's newest own row, below one that was bought for another. It is empty while the list loads. */
const row = () =>
  within(
    within(screen.getByRole('table', { name: translation(title) })).getAllByRole('row')[2] as HTMLElement,
  );
const rowSays = (text: string) => waitFor(() => expect(row().getByText(translation(text))).toBeVisible());
const cancel = () => row().queryByRole('button', { name: translation('Cancel {name}') });

async function itRuns(): Promise<void> {
  await arrived(title);
  await rowSays('Active');
}

/** Goes from the row to the dialog and enters the reason. Returns the mailed code. */
async function giveReason(): Promise<string> {
  await userEvent.click(row().getByRole('button', { name: translation('Cancel {name}') }));
  const code = await mailedCode('leader');
  await userEvent.type((await question()).getByLabelText(translation('Reason')), 'I need the money');
  return code;
}

async function confirm(code: string): Promise<void> {
  const asked = await question();
  await typeCode(asked.getByLabelText(translation('digit 1 of 6')), code);
  await userEvent.click(asked.getByRole('button', { name: translation('Request cancellation') }));
}

/** Decides as the operator within the minute: 1 approves, 2 rejects. */
async function decide(status: 1 | 2): Promise<void> {
  const id = await backEnd().newest('liveSubscription', 'leader');
  await backEnd().operate('/cancellations/:id', { id, status });
  // A list newer than half a minute isn't refetched, and the clock is stopped here.
  spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  await goTo('Deposit');
  await goTo(title, title);
}

/** A wrong code keeps the reason, a lost response is retried unchanged, and then the operator approves. */
export const Default: Story = {
  play: endAt('Cancelled', async ({ step }) => {
    await step('A wrong code loses no reason', async () => {
      await itRuns();
      const code = await giveReason();
      await snapshot('The reason');
      await confirm(notThis(code));
      const asked = await question();
      await expect(await asked.findByText(translation('Invalid otp'))).toBeVisible();
      await expect(asked.getByLabelText(translation('Reason'))).toHaveValue('I need the money');
      await snapshot('Wrong code');
      setConditions({ network: 'drops' });
      await confirm(code);
    });
    await step('A lost answer is repeated as it was', async () => {
      const again = await (await question()).findByRole('button', { name: translation('Try again') });
      await snapshot('The answer is lost');
      setConditions({ network: 'good' });
      await userEvent.click(again);
      await expect(
        await screen.findByText(translation('Your cancellation has been requested.')),
      ).toBeVisible();
      await rowSays('Cancellation Requested');
      await expect(cancel()).not.toBeInTheDocument();
      await snapshot('Requested');
    });
    await step('The operator carries it out', async () => {
      await decide(1);
      await rowSays('Cancelled');
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
      await confirm(code);
      const busy = (await question()).getByRole('button', { name: translation('Request cancellation') });
      await waitFor(() => expect(busy).toHaveAttribute('aria-busy', 'true'));
      await snapshot('On its way');
      setConditions({ network: 'good' });
      const done = 'Your cancellation has been requested.';
      await expect(await screen.findByText(translation(done), undefined, { timeout: 10_000 })).toBeVisible();
      await rowSays('Cancellation Requested');
      await snapshot('Requested');
    });
    await step('The operator refuses', async () => {
      await decide(2);
      await rowSays('Active');
      await expect(cancel()).toBeVisible();
      await snapshot('Refused: it continues');
    });
  }),
};
