import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { cardPng } from '../components/ImageField/ImageField.fixtures';
import { KycScreen } from '../screens/kyc/Kyc/KycScreen';
import { kycArgs, kycOf, notSharp, ready, required, sent } from '../screens/kyc/Kyc/KycScreen.fixtures';
import type { KycDocument, KycScreenProps, UploadProgress } from '../screens/kyc/Kyc/KycScreen.types';
import { frame } from '../testing/frame';

/** What the server and its reviewer do, at the story's word. */
interface Office {
  /** The upload on its way arrives. */
  arrive: () => void;
  /** The documents as they are from now on. */
  decide: (documents: KycDocument[], verified?: boolean) => void;
}
let office: Office;

/** The whole of A §4: instructions, three documents, the wait, a rejection, the verification. */
function WholeWay(args: KycScreenProps) {
  const [kyc, setKyc] = useState({ documents: [] as KycDocument[], verified: false });
  const [upload, setUpload] = useState<UploadProgress>({ state: 'idle' });
  const [onWay, setOnWay] = useState<KycDocument>();
  office = {
    arrive: () => {
      if (onWay) setKyc({ ...kyc, documents: [onWay, ...kyc.documents] });
      setUpload({ state: 'idle' });
    },
    decide: (documents, verified = false) => setKyc({ documents, verified }),
  };
  return (
    <KycScreen
      {...args}
      kyc={kycOf(kyc.documents, kyc.verified)}
      upload={upload}
      onUploaded={(document) => {
        args.onUploaded(document);
        setUpload({ state: 'sending', share: 0.5 });
        const createdAt = `2026-11-2${kyc.documents.length}T09:00:00Z`;
        setOnWay(sent(document.type, 'pending', { ...document, id: createdAt, createdAt }));
      }}
    />
  );
}

const meta = {
  title: 'Flows/KYC',
  component: KycScreen,
  args: { ...kycArgs, required: ready(required), onUploaded: fn() },
  render: WholeWay,
} satisfies Meta<typeof KycScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function give(label: string) {
  await userEvent.upload(screen.getByLabelText(label, { selector: 'input[type=file]' }), await cardPng());
  await screen.findByRole('img', { name: `Preview: ${label}` });
}

async function send() {
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expect(screen.getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
  office.arrive();
}

async function prove(name: string, number: string) {
  await userEvent.selectOptions(await screen.findByLabelText('Document'), name);
  await userEvent.type(screen.getByLabelText('Document number'), number);
  await give('Front');
  await send();
}

export const Default: Story = {
  play: async ({ args, step }) => {
    await step('Read the instructions', async () => {
      await expect(screen.getByText('Please Complete Your KYC !')).toBeVisible();
      await frame('Instructions');
      await userEvent.click(screen.getByRole('button', { name: 'Start' }));
    });
    await step('Send the identity and the address', async () => {
      await prove('Passport', 'A1234567');
      await screen.findByRole('heading', { name: 'Address proof' });
      await frame('Identity sent');
      await prove('Utility Bill', 'UB20261004');
    });
    await step('Send the photo, and wait', async () => {
      await screen.findByRole('heading', { name: 'Photo' });
      await frame('Address sent');
      await give('Your photo');
      await send();
      await expect(await screen.findByText('Please Wait For KYC Verification.')).toBeVisible();
      await expect(screen.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument();
      await frame('Waiting for the verification');
    });
    await step('Send the rejected one again', async () => {
      office.decide([
        sent('photo', 'approved'),
        sent('address', 'rejected', { remarks: notSharp, createdAt: '2026-11-21T09:00:00Z' }),
        sent('identity', 'approved'),
      ]);
      await expect(await screen.findByText(`Rejected: ${notSharp}`)).toBeVisible();
      await frame('One is rejected');
      await prove('Bank Statement', 'BS77');
      await expect(await screen.findByText('Please Wait For KYC Verification.')).toBeVisible();
      await frame('Sent again');
    });
    await step('Be verified', async () => {
      office.decide(
        [sent('photo', 'approved'), sent('address', 'approved'), sent('identity', 'approved')],
        true,
      );
      await expect(await screen.findByText('KYC Verified successfully.')).toBeVisible();
      await frame('Verified');
      await expect(args.onUploaded).toHaveBeenCalledTimes(4);
    });
  },
};
