import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { cardPng } from '../../../../packages/ui/src/components/ImageField/ImageField.fixtures';
import { endAt, snapshot } from '../../../../packages/ui/src/testing/snapshot';
import { backEnd } from '../line/askBackEnd';
import { fairArgs, liveStory, type Story } from './liveStory';
import * as member from './member';
import { translation } from './translation';

const meta = {
  title: 'Flows/KYC',
  tags: ['live'],
  ...liveStory,
  args: { ...fairArgs, persona: 'newcomer', route: '/user/kyc' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof liveStory.component>;

export default meta;

const step = (name: string) => screen.findByRole('heading', { level: 2, name: translation(name) });
const waits = () => member.sees('Please Wait For KYC Verification.');

/** Uploads the image of one side. */
async function give(label: string): Promise<void> {
  const file = screen.getByLabelText(translation(label), { selector: 'input[type=file]' });
  await userEvent.upload(file, await cardPng());
  await screen.findByRole('img', { name: translation(`Preview: ${label}`) });
}

async function send(): Promise<void> {
  await member.press('Upload');
  await member.press('Upload', within(await screen.findByRole('dialog')));
  await member.dialogCloses();
}

/** Submits a document. */
async function prove(name: string, number: string): Promise<void> {
  await userEvent.selectOptions(await screen.findByLabelText(translation('Document')), name);
  await member.fill('Document number', number);
  await give('Front');
  await send();
}

const newest = () => backEnd().newest('document', 'newcomer');

const decide = (id: number, status: number, remarks?: string) =>
  backEnd().operate('/kyc/:id', { id, status, ...(remarks !== undefined && { remarks }) });

/** Instructions, three documents, the wait, a rejection, the verification (A §4). Each visit of the screen refetches. */
export const Default: Story = {
  play: endAt('Verified', async ({ step: part }) => {
    let identity = 0;
    let address = 0;
    await part('Read the instructions', async () => {
      await member.arrived('KYC');
      await member.sees('Please Complete Your KYC !');
      await snapshot('Instructions');
      await member.press('Start');
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
      await waits();
      await expect(screen.queryByRole('button', { name: translation('Upload') })).not.toBeInTheDocument();
      await snapshot('Waiting for the verification');
    });
    await part('Send the rejected one again', async () => {
      await decide(identity, 1);
      await decide(await newest(), 1);
      await decide(address, 2, 'The bill is cut at the top.');
      await member.lookAgain('KYC');
      await member.sees('Rejected: The bill is cut at the top.');
      await snapshot('One is rejected');
      await prove('Bank Statement', 'BS77');
      await waits();
      await snapshot('Sent again');
    });
    await part('Be verified', async () => {
      await decide(await newest(), 1);
      await member.lookAgain('KYC');
      await member.sees('KYC Verified successfully.');
      await snapshot('Verified');
    });
  }),
};
