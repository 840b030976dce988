import { SecondFactor as CodeStep, type SecondFactorProps } from '@portal/ui/screens/access';
import { hasPasskeys, passkeysModule } from '@portal/portal-core/browser/hasPasskeys';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import type { LoginReplacement } from '../../../visitor/visitor.calls';
import { toOffers } from './offers.mappers';

const toText = (replacement: LoginReplacement) => JSON.stringify(replacement);
const isReplaced = (code: string) => code.startsWith('{');

/** Step 2 with the optional parts of the server's answer: the member's word, recovery codes and passkeys (D119). */
export function SecondFactor({ step, value, recovery, onChange, ...props }: SecondFactorProps) {
  const { passkey: asked, ...offers } = toOffers(step.offers as Answer<'/pre-login', 'post'>);
  const ask = (options: object) =>
    passkeysModule.load().then(
      async ({ getPasskey }) => {
        const passkey = await getPasskey(options);
        return passkey && toText({ passkey });
      },
      () => undefined,
    );
  return (
    <CodeStep
      {...props}
      step={{ ...step, ...offers }}
      recovery={recovery}
      // The form keeps what it sends, and the fields show what was typed.
      value={
        isReplaced(value) ? ((JSON.parse(value) as { recovery_code?: string }).recovery_code ?? '') : value
      }
      onChange={(code) =>
        onChange(recovery && code && !isReplaced(code) ? toText({ recovery_code: code }) : code)
      }
      onPasskeyRequest={asked && hasPasskeys(asked.domain) ? () => ask(asked.options) : undefined}
    />
  );
}
