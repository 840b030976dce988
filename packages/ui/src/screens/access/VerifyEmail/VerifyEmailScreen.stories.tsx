import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Canvas } from '../../../testing/listed';
import { operatorMessages } from '../../../components/OperatorLinks/OperatorLinks';
import { setOperatorLinks } from '../../../components/OperatorLinks/OperatorLinks.fixtures';
import { accessPageMessages } from '../AccessPage/messages';
import { noSnapshot, onPhone, onTablet, inDark } from '../../../testing/windows';
import { commonMessages } from '../../../text/commonMessages';
import { messagePattern } from '../../../testing/messagePattern';
import { wholeText } from '../../../text/wholeText.fixtures';
import { accessTexts } from '../../../text/visitorMessages';
import { VerifyEmailScreen, type VerifyEmailScreenProps, verifyEmailMessages } from './VerifyEmailScreen';
import { answering } from '../../../testing/answering';
import { codeBox } from '../../../components/CodeField/codeBoxes.fixtures';

/** An empty form, with no code requested yet. */
const verifyEmailArgs = {
  username: 'amara21',
  request: { state: 'idle' },
  onVerify: fn(),
  onCodeRequest: fn(),
  onAccountChange: fn(),
} satisfies VerifyEmailScreenProps;

// Spec: A §2 Email verification, A §4 Email verification, A §5 Email code, A §9 Codes
const meta = {
  title: 'Screens/Access/VerifyEmail',
  component: VerifyEmailScreen,
  parameters: { layout: 'fullscreen' },
  args: verifyEmailArgs,
} satisfies Meta<typeof VerifyEmailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const getBoxes = (canvas: Canvas) =>
  canvas.getAllByLabelText<HTMLInputElement>(messagePattern(commonMessages.digitPosition));
const shown = (canvas: Canvas) => getBoxes(canvas).map((box) => box.value);

/** Letters are dropped, each digit moves on, and the last one sends nothing. Enter does (A §2, A §5). */
export const Default: Story = {
  parameters: inDark,
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: verifyEmailMessages.verifyYourEmail }),
    ).toBeVisible();
    const lead = verifyEmailMessages.confirmMember.replace('{username}', 'amara21');
    await expect(canvas.getByText(wholeText(lead))).toBeVisible();
    await expect(getBoxes(canvas)).toHaveLength(4);
    await expect(codeBox(canvas, 1, 4)).toHaveFocus();
    await userEvent.keyboard('4a1-93');
    await expect(shown(canvas)).toEqual(['4', '1', '9', '3']);
    await expect(args.onVerify).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onVerify).toHaveBeenCalledOnce();
    await expect(args.onVerify).toHaveBeenCalledWith('4193');
  },
};

/** A newly registered member sees which address gets the code (D29). */
export const ToAddress: Story = {
  args: { email: 'johndoe@mymail.com' },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('johndoe@mymail.com')).toBeVisible();
  },
};

/** Pasting fills in the whole code, then the button sends it. */
export const Pasted: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.paste('Your code is 4193.');
    await expect(shown(canvas)).toEqual(['4', '1', '9', '3']);
    await userEvent.click(canvas.getByRole('button', { name: accessTexts.verify }));
    await expect(args.onVerify).toHaveBeenCalledWith('4193');
  },
};

/** Fewer than four digits are not sent (D18). The form shows the error and focuses the first empty box. */
export const FieldErrors: Story = {
  args: { refusal: { code: verifyEmailMessages.tooFew({ count: 4 }) } },
};
export const TooShort: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('group', { name: verifyEmailMessages.emailCode });
    await userEvent.keyboard('41');
    await userEvent.click(canvas.getByRole('button', { name: accessTexts.verify }));
    await expect(group).toHaveAccessibleDescription(verifyEmailMessages.tooFew({ count: 4 }));
    await expect(codeBox(canvas, 3, 4)).toHaveFocus();
    await expect(shown(canvas)).toEqual(['4', '1', '', '']);
    await expect(args.onVerify).not.toHaveBeenCalled();
    await userEvent.keyboard('9');
    await expect(group).toHaveAccessibleDescription('');
  },
};

export const Submitting: Story = {
  args: { busy: true },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('4193{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: accessTexts.verify }));
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
};

/** A wrong code is cleared and announced. */
export const Refused: Story = {
  args: { refusal: { code: 'Invalid otp' } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid otp');
  },
};
/** The same wrong code twice: each time it is cleared, announced and requested again. */
export const RefusedTwice: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  render: answering(VerifyEmailScreen, { onVerify: () => ({ refusal: { code: 'Invalid otp' } }) }),
  play: async ({ args, canvas }) => {
    for (const attempt of [1, 2]) {
      await userEvent.keyboard('1111');
      await expect(canvas.queryByRole('alert')).toBeNull();
      await userEvent.keyboard('{Enter}');
      await expect(args.onVerify).toHaveBeenCalledTimes(attempt);
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Invalid otp'));
      await waitFor(() => expect(codeBox(canvas, 1, 4)).toHaveFocus());
      await expect(shown(canvas)).toEqual(['', '', '', '']);
    }
  },
};

export const RequestCode: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: accessTexts.requestOtp }));
    await expect(args.onCodeRequest).toHaveBeenCalledOnce();
  },
};

/** While the first code is being requested, a press requests no other. */
export const Requesting: Story = {
  args: { request: { state: 'sending' } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: accessTexts.requestOtp }));
    await expect(args.onCodeRequest).not.toHaveBeenCalled();
  },
};

export const CodeRequested: Story = {
  args: { request: { state: 'waiting', until: Date.now() + 42_000 } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const lead = verifyEmailMessages.enterDigitsOfMember.replace('{username}', 'amara21');
    await expect(canvas.getByText(wholeText(lead))).toBeVisible();
    await expect(canvas.getAllByText(messagePattern(accessTexts.resendAfter)).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('button', { name: accessTexts.requestOtp })).toBeNull();
  },
};

/** A limit without a code: no text says that one was sent (D127). */
export const LimitReached: Story = {
  args: { request: { state: 'waiting', until: Date.now() + 3_600_000, isSent: false } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const lead = verifyEmailMessages.confirmMember.replace('{username}', 'amara21');
    await expect(canvas.getByText(wholeText(lead))).toBeVisible();
  },
};

/** The way back for a visitor with the wrong username. */
export const AnotherAccount: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: verifyEmailMessages.useAnotherAccount }));
    await expect(args.onAccountChange).toHaveBeenCalledOnce();
  },
};

const overflow = (canvasElement: HTMLElement) => {
  const page = canvasElement.ownerDocument.documentElement;
  return page.scrollWidth - page.clientWidth;
};

export const LongText: Story = {
  args: {
    username: 'amara21'.repeat(9),
    refusal: {
      code: 'Your account was locked for ten minutes, because a wrong code was entered five times in a row.',
    },
  },
  ...onPhone,
  play: async ({ canvasElement }) => {
    await expect(overflow(canvasElement)).toBeLessThanOrEqual(0);
  },
};

export const LargeText: Story = {
  globals: { ...onPhone.globals, text: '200' },
  parameters: onPhone.parameters,
  play: async ({ canvasElement }) => {
    await expect(overflow(canvasElement)).toBeLessThanOrEqual(0);
  },
};

/** Below every screen for visitors: who runs the portal, with their pages. */
export const Operator: Story = {
  parameters: noSnapshot,
  beforeEach: setOperatorLinks,
  play: async ({ canvas }) => {
    const operator = 'Example Ltd, 1 Market Street, London';
    await expect(
      canvas.getByText(wholeText(accessPageMessages.runBy.replace('{operator}', operator))),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: operatorMessages.imprint })).toBeVisible();
  },
};

export const Tablet: Story = { ...onTablet };
export const Mobile: Story = { ...onPhone };
