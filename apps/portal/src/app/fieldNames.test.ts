import { refused } from '@portal/portal-core/calls/outcome.fixtures';
import { toFieldTexts, type FieldNames } from '@portal/portal-core/calls/refusalTexts';
import { expect, test } from 'vitest';
import { reportNames } from '../areas/deposit/report.mappers';
import * as mt5 from '../areas/mt5/mt5.mappers';
import * as profile from '../areas/profile/bodies.mappers';
import { purchaseNames } from '../areas/purchase/purchase.mappers';
import { cancelNames } from '../areas/subscriptions/cancellation.mappers';
import { raiseNames } from '../areas/tickets/tickets.mappers';
import { transferNames } from '../areas/transfer/transfer.mappers';
import { withdrawNames } from '../areas/withdraw/withdraw.mappers';

const codes = { otp: 'code', mpin: 'code', authenticator: 'code' };

/** The form's field of each text, by the API's name of what was refused. */
test.each<[what: string, names: FieldNames, fields: FieldNames]>([
  [
    'a purchase',
    purchaseNames,
    {
      ...{ package_id: 'package', wallet: 'package', investment_amount: 'amount', username: 'username' },
      ...codes,
    },
  ],
  ['a withdrawal', withdrawNames, { wallet: 'wallet', amount: 'amount', ...codes }],
  ['a transfer', transferNames, { wallet: 'wallet', transfer_amount: 'amount', ...codes }],
  ['a cancellation', cancelNames, { reason: 'reason', ...codes }],
  [
    'a deposit',
    reportNames,
    { amount: 'amount', transaction_id: 'transactionId', comment: 'comment', image: 'image' },
  ],
  ['an MT5 password', { ...mt5.codeNames, ...mt5.passwordNames }, { password: 'next', ...codes }],
  [
    'a ticket',
    raiseNames,
    {
      ...{ subject_id: 'subject', others_subject: 'others', message: 'message' },
      ...{ 'images[]': 'images', images: 'images' },
    },
  ],
  ['details', profile.detailNames, { address_line1: 'addressLine1', tax_id: 'taxId', dob: 'dob' }],
  [
    'a password',
    profile.passwordNames,
    { currentpassword: 'current', newpassword: 'next', pin: 'code', ...codes },
  ],
  ['a pin', profile.pinNames, { old_password: 'old', spassword: 'pin', spassword_confirmation: 'again' }],
  [
    'a destination',
    profile.destinationNames,
    { coin_name: 'network', withdrawal_address: 'address', pin: 'code', ...codes },
  ],
  ['a broker', profile.brokerNames, { trading_pass: 'password', trading_file: 'file' }],
])('the texts about %s are shown at the form’s fields (D39)', (_what, names, fields) => {
  for (const [apiName, field] of Object.entries(fields))
    expect(toFieldTexts(refused({}, { fields: { [apiName]: ['No.'] } }), names), apiName).toEqual({
      [field]: 'No.',
    });
});
