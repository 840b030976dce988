import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { askText, asking, answerStepUp } from '../../../forms/StepUp/stepUp.fixtures';
import { noSnapshot } from '../../../testing/windows';
import { errorTexts } from '../../../text/messages';
import { securityMessages } from './messages';
import { SecurityScreen } from './SecurityScreen';
import { getLike } from './mainButtons.fixtures';
import { review, securityArgs } from './SecurityScreen.fixtures';
import { useAnswers } from '../../../testing/answering';
import { codeBox } from '../../../components/CodeField/codeBoxes.fixtures';

const meta = {
  title: 'Screens/Profile/Security',
  component: SecurityScreen,
  args: { ...securityArgs, review, hold: { hours: 24 } },
} satisfies Meta<typeof SecurityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** After a forgotten password or a freeze. Only the second step that signed the member in is ticked. */
export const Review: Story = {
  // Proves: securityMessages.passkeyUnused | securityMessages.reviewLead
  args: { review: { ...review, onSave: fn() } },
  render: function Asking(args) {
    const own = useAnswers(args.review!, { onSave: (_keep, { secondFactor }) => answerStepUp(secondFactor) });
    return <SecurityScreen {...args} review={own} />;
  },
  parameters: noSnapshot,
  play: async ({ args, canvas, canvasElement }) => {
    const { saveReview } = securityMessages;
    await expect(getLike(canvasElement, canvas.getByRole('button', { name: saveReview }))).toEqual([
      saveReview,
    ]);
    const boxes = canvas.getAllByRole<HTMLInputElement>('checkbox');
    await expect(boxes.map(({ checked }) => checked)).toEqual([true, false, false, false]);
    // A passkey here and its row below. Whether recovery codes were used, the server doesn't show.
    const [, unused = ''] = securityMessages.passkeyUnused.split('{day}');
    await expect(canvasElement.textContent.split(unused)).toHaveLength(3);
    const phone = securityMessages.reviewKinds.passkeyOn({ device: 'Safari on iPhone' });
    await userEvent.click(canvas.getByRole('checkbox', { name: phone }));
    const save = canvas.getByRole('button', { name: securityMessages.saveReview });
    await userEvent.click(save);
    const keep = ['authenticator', 'passkey-4'];
    await waitFor(() => expect(args.review?.onSave).toHaveBeenLastCalledWith(keep, {}));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(askText);
    const first = codeBox(canvas, 1, 4);
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('4193');
    await userEvent.click(save);
    await waitFor(() => expect(args.review?.onSave).toHaveBeenLastCalledWith(keep, { secondFactor: '4193' }));
  },
};

export const ReviewSubmitting: Story = { args: { review: { ...review, form: { busy: true, saved: 0 } } } };

export const ReviewFieldErrors: Story = {
  args: { review: { ...review, stepUp: asking } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: securityMessages.saveReview }));
    await expect(await canvas.findByText(errorTexts.fieldRequired)).toBeVisible();
  },
};

export const ReviewRefused: Story = {
  args: {
    review: {
      ...review,
      form: { busy: false, saved: 0, refusal: { message: errorTexts.somethingWrongTryAgain } },
    },
  },
};

export const ReviewLongText: Story = {
  args: {
    review: {
      ...review,
      items: [
        {
          id: 'passkey-9',
          kind: 'passkey',
          inUse: false,
          name: 'Samsung Internet on a very long name '.repeat(3),
        },
        ...review.items,
      ],
    },
  },
};

export const ReviewMobile: Story = { globals: { viewport: { value: 'phone' } }, parameters: noSnapshot };
