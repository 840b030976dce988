import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { cardPng } from '../../../../packages/ui/src/components/ImageField/ImageField.fixtures';
import { backEnd } from '../line/askBackEnd';
import type { LivePortal } from '../page/LivePortal';
import { arrived, goTo } from './live.plays';
import { endAt, snapshot } from '../../../../packages/ui/src/testing/snapshot';
import { fairArgs, liveStory } from './liveStory';
import { translation } from './translation';

const meta = {
  title: 'Flows/KYC',
  tags: ['live'],
  ...liveStory,
  args: { ...fairArgs, persona: 'newcomer', route: '/user/kyc' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof LivePortal>;

export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 10_000 };
const step = (name: string) => screen.findByRole('heading', { level: 2, name: translation(name) }, patience);
const waits = () => screen.findByText(translation('Please Wait For KYC Verification.'), undefined, patience);

/** Uploads the image of one side. */
async function give(label: string): Promise<void> {
  await userEvent.upload(
    screen.getByLabelText(translation(label), { selector: 'input[type=file]' }),
    await cardPng(),
  );
  await screen.findByRole('img', { name: translation(`Preview: ${label}`) }, patience);
}

async function send(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: translation('Upload') }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: translation('Upload') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** Submits a document. Returns its number for the operator's decision. */
async function prove(name: string, number: string): Promise<void> {
  await userEvent.selectOptions(await screen.findByLabelText(translation('Document')), name);
  await userEvent.type(screen.getByLabelText(translation('Document number')), number);
  await give('Front');
  await send();
}

const newest = () => backEnd().newest('document', 'newcomer');

const decide = (id: number, status: number, remarks?: string) =>
  backEnd().operate('/kyc/:id', { id, status, ...(remarks !== undefined && { remarks }) });

/** Leaves the screen and comes back, because each visit refetches. */
async function lookAgain(): Promise<void> {
  await goTo('Deposit');
  await goTo('KYC');
}

/** Instructions, three documents, the wait, a rejection, the verification (A §4). */
export const Default: Story = {
  play: endAt('Verified', async ({ step: part }) => {
    let identity = 0;
    let address = 0;
    await part('Read the instructions', async () => {
      await arrived('KYC');
      await expect(
        await screen.findByText(translation('Please Complete Your KYC !'), undefined, patience),
      ).toBeVisible();
      await snapshot('Instructions');
      await userEvent.click(screen.getByRole('button', { name: translation('Start') }));
    });
    await part('Send the identity and the address', async () => {
      await prove('Passport', 'A1234567');
      await step('Address proof');
      identity = await newest();
      await snapshot('Identity sent');
      await prove('Utility Bill', 'UB20261004');
      await step('Photo');
      address = await newest();
      await snapshot('Address sent');
    });
    await part('Send the photo, and wait', async () => {
      await give('Your photo');
      await send();
      await expect(await waits()).toBeVisible();
      await expect(screen.queryByRole('button', { name: translation('Upload') })).not.toBeInTheDocument();
      await snapshot('Waiting for the verification');
    });
    await part('Send the rejected one again', async () => {
      await decide(identity, 1);
      await decide(await newest(), 1);
      await decide(address, 2, 'The bill is cut at the top.');
      await lookAgain();
      const why = 'Rejected: The bill is cut at the top.';
      await expect(await screen.findByText(translation(why), undefined, patience)).toBeVisible();
      await snapshot('One is rejected');
      await prove('Bank Statement', 'BS77');
      await expect(await waits()).toBeVisible();
      await snapshot('Sent again');
    });
    await part('Be verified', async () => {
      await decide(await newest(), 1);
      await lookAgain();
      await expect(
        await screen.findByText(translation('KYC Verified successfully.'), undefined, patience),
      ).toBeVisible();
      await snapshot('Verified');
    });
  }),
};
