import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DashboardScreen } from './DashboardScreen';
import { dashboardMessages, kycNoticeMessages } from './messages';
import { dashboardArgs, withLowerCards } from './DashboardScreen.fixtures';
import { commonMessages } from '../../../text/commonMessages';
import { noSnapshot } from '../../../testing/windows';
import { messagePattern } from '../../../testing/messagePattern';
import { kycTexts } from '../../../text/messages';
import { expectLink } from '../../../testing/expectLink';

// Spec: D41
const meta = {
  title: 'Screens/Dashboard/Dashboard',
  component: DashboardScreen,
  args: dashboardArgs,
  beforeEach: withLowerCards,
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** After a security change, the top of the page shows until when withdrawals are held (T29). */
export const KycMissing: Story = {
  args: { kyc: { standing: 'missing' } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(kycTexts.complete)).toBeVisible();
    await expectLink(canvas, kycNoticeMessages.way, '/user/kyc');
  },
};

/** Some documents are uploaded, and the banner requests the rest (A §4, D41). */
export const KycIncomplete: Story = {
  args: { kyc: { standing: 'incomplete', sent: 1, required: 3 } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const notice = canvas.getByText(kycTexts.complete);
    await expect(notice).toBeVisible();
    await expect(
      canvas.getByText(commonMessages.documentsIn({ sent: 1, required: 3 }), { exact: false }),
    ).toBeVisible();
    await expectLink(canvas, kycNoticeMessages.way, '/user/kyc');
  },
};

/** A rejected document shows its reason. The banner is visible from the start and moves nothing (D41). */
export const KycRejected: Story = {
  args: { kyc: { standing: 'rejected', document: 'Passport', remarks: 'The photo is blurred.' } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const notice = canvas.getByText(messagePattern(kycNoticeMessages.rejectedDocument));
    await expect(notice).toHaveTextContent(
      kycNoticeMessages.rejectedDocument.replace('{document}', 'Passport'),
    );
    await expect(canvas.getByText('The photo is blurred.')).toBeVisible();
    const wallets = canvas.getByRole('region', { name: dashboardMessages.wallets });
    await expect(notice.compareDocumentPosition(wallets)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
