import { addresses, toWithdrawPath } from '@portal/ui/addresses';
import { dropDrafts, hasDraft } from '@portal/ui/forms/draft/drafts';
import { wallets } from './withdraw.mappers';
// The draft of a withdrawal is named after its form's address.
const forms = [addresses.withdraw, ...wallets.map(toWithdrawPath)];

/** The address of a withdrawal that was typed and not sent. */
export const findKeptWithdrawal = (): string | undefined => forms.find((form) => hasDraft(form));

/** Forgets what was typed, because it was sent. */
export const dropKeptWithdrawals = (): void => forms.forEach((form) => dropDrafts(form));
