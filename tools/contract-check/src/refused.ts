import type { BackEnd } from './backEnd';
import type { Finding } from './finding';
import { judgeRefusal } from './surroundings';

/** More than any wallet has, so that a server that ignores the code moves nothing either. */
const tooMuch = '999999999.00';

/** Asks for a transfer with a wrong code. With `writes` the amount is one that the member may have. */
export async function judgeRefusedWrite(
  backEnd: BackEnd,
  { username, token, authType }: { username: string; token: string; authType: string },
  writes: boolean,
): Promise<Finding[]> {
  const factor = { [authType === 'mpin' || authType === 'authenticator' ? authType : 'otp']: '000000' };
  const body = {
    wallet: 'pay_out_to_pay_in',
    transfer_amount: writes ? '1.00' : tooMuch,
    payee: username,
    ...factor,
  };
  const headers = { 'idempotency-key': `check-${Date.now().toString(36)}` };
  const reply = await backEnd.ask('/api/transfer/amount', { method: 'post', token, headers, body });
  return judgeRefusal(
    'A transfer with a wrong code is refused (POST /transfer/amount)',
    reply,
    ['refused'],
    token,
    'post',
  );
}
