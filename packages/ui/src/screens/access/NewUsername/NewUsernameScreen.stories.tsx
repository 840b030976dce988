import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { addresses } from '../../../addresses/addresses';
import { Button } from '../../../components/Button/Button';
import { noSnapshot, onPhone, onTablet, inDark } from '../../../testing/windows';
import { accessTexts } from '../../../text/visitorMessages';
import { newsTexts } from '../../../text/messages';
import { copyButtonMessages } from '../../../components/CopyButton/CopyButton';
import { messagePattern } from '../../../testing/messagePattern';
import { NewUsernameScreen, type NewUsernameScreenProps } from './NewUsernameScreen';
import { newUsernameMessages } from './messages';
import { expectLink } from '../../../testing/expectLink';

/** A new registration without an email to confirm. */
const newUsernameArgs = {
  username: 'amara21',
  secrets: { password: 'correct horse 7', securityPin: '2580' },
  onCopy: fn(),
} satisfies NewUsernameScreenProps;

// Spec: A §2 New credentials, A §8 Copy confirmations
const meta = {
  title: 'Screens/Access/NewUsername',
  component: NewUsernameScreen,
  parameters: { layout: 'fullscreen' },
  args: newUsernameArgs,
} satisfies Meta<typeof NewUsernameScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Secrets are in the DOM only while they are revealed (A §2). */
export const Default: Story = {
  parameters: inDark,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('amara21')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/correct horse 7|2580/);
    await userEvent.click(canvas.getByRole('button', { name: newUsernameMessages.showPassword }));
    await expect(canvas.getByText('correct horse 7')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('2580');
    await userEvent.click(canvas.getByRole('button', { name: newUsernameMessages.hidePassword }));
    await expect(canvasElement).not.toHaveTextContent('correct horse 7');
    await userEvent.click(canvas.getByRole('button', { name: newUsernameMessages.showPin }));
    await expect(canvas.getByText('2580')).toBeVisible();
    await expectLink(canvas, accessTexts.goToLogin, '/login');
    await expect(canvas.queryByText(newUsernameMessages.confirmEmail)).toBeNull();
  },
};

/** Each button copies the whole value, hidden or not, and the confirmation names it (A §2). */
export const Copied: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas, canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const copies = [
      [newUsernameMessages.username, 'amara21', newsTexts.usernameCopied],
      [newUsernameMessages.password, 'correct horse 7', newUsernameMessages.passwordCopied],
      [accessTexts.securityPin, '2580', newUsernameMessages.pinCopied],
    ] as const;
    for (const [description, value, message] of copies) {
      await userEvent.click(canvas.getByRole('button', { name: copyButtonMessages.copy, description }));
      await waitFor(() => expect(args.onCopy).toHaveBeenLastCalledWith(message));
      await expect(write).toHaveBeenLastCalledWith(value);
    }
    await expect(canvasElement).not.toHaveTextContent(/correct horse 7|2580/);
  },
};

/** A failed copy shows no confirmation. */
export const NotCopied: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    const button = canvas.getByRole('button', {
      name: copyButtonMessages.copy,
      description: newUsernameMessages.password,
    });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent(copyButtonMessages.notCopied));
    await expect(args.onCopy).not.toHaveBeenCalled();
  },
};

/** At a sign-in with an unconfirmed address no one has sent a code yet (A §4.6, D127). */
export const EmailNeeded: Story = {
  args: { confirmation: 'needed' },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(newUsernameMessages.emailNeeded)).toBeVisible();
    await expect(canvas.queryByText(newUsernameMessages.emailSent)).toBeNull();
    await expectLink(canvas, newUsernameMessages.getCode, addresses.verifyEmail);
  },
};

/** The screen links to the code's boxes, which send another code (A §2). */
export const EmailSent: Story = {
  args: { confirmation: 'sent' },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(newUsernameMessages.confirmEmail)).toBeVisible();
    await expectLink(canvas, newUsernameMessages.enterCode, '/verifyEmail');
  },
};

/** After a reload only the username is left, and the screen explains it (D25). */
export const ShownBefore: Story = {
  args: { secrets: null },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('amara21')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      messagePattern(newUsernameMessages.secretsGone),
    );
    await expect(
      canvas.queryByRole('button', {
        name: copyButtonMessages.copy,
        description: newUsernameMessages.password,
      }),
    ).toBeNull();
    await expect(canvas.getByRole('link', { name: accessTexts.goToLogin })).toBeVisible();
  },
};

/** Revealed values disappear with the secrets, and this is announced (T18). */
export const TimeOver: Story = {
  parameters: noSnapshot,
  render: function Timed(args) {
    const [secrets, setSecrets] = useState(args.secrets);
    return (
      <>
        <NewUsernameScreen {...args} secrets={secrets} />
        <Button onClick={() => setSecrets(null)}>Ten minutes later</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: newUsernameMessages.showPassword }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ten minutes later' }));
    await expect(canvasElement).not.toHaveTextContent('correct horse 7');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      messagePattern(newUsernameMessages.secretsGone),
    );
  },
};

/** A back end without a pin (A §4.6). */
export const WithoutPin: Story = {
  args: { secrets: { password: 'correct horse 7', securityPin: '' }, confirmation: 'sent' },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(accessTexts.securityPin)).toBeNull();
  },
};

const overflow = (canvasElement: HTMLElement) => {
  const page = canvasElement.ownerDocument.documentElement;
  return page.scrollWidth - page.clientWidth;
};

export const LongText: Story = {
  args: {
    username: 'amara21'.repeat(9),
    secrets: { password: 'correct  horse'.repeat(9), securityPin: '2580' },
    confirmation: 'sent',
  },
  ...onPhone,
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: newUsernameMessages.showPassword }));
    await expect(
      canvas.getByText(args.secrets?.password ?? '', { normalizer: (text) => text }),
    ).toBeVisible();
    await expect(overflow(canvasElement)).toBeLessThanOrEqual(0);
  },
};

export const LargeText: Story = {
  args: { confirmation: 'sent' },
  globals: { ...onPhone.globals, text: '200' },
  parameters: onPhone.parameters,
  play: async ({ canvasElement }) => {
    await expect(overflow(canvasElement)).toBeLessThanOrEqual(0);
  },
};

export const Tablet: Story = { args: { confirmation: 'sent' }, ...onTablet };
export const Mobile: Story = { args: { confirmation: 'sent' }, ...onPhone };
