import { useFormikContext } from 'formik';
import { Fragment, useId } from 'react';
import styled from 'styled-components';
import { addresses } from '../../../addresses/addresses';
import { Button } from '../../../components/Button/Button';
import { Hint } from '../../../components/Field/Field';
import { Link } from '../../../components/Link/Link';
import { RiskNotice, type Risk } from '../../../components/RiskNotice/RiskNotice';
import { Stack } from '../../../components/Stack/Stack';
import { FormCheckbox } from '../../../forms/FormCheckbox';
import { accessTexts } from '../../../text/messages';
import { space } from '../../../tokens';
import { FormAlert } from '../AccessPage/FormAlert';
import type { Remote } from '../../../remote';
import { registerMessages } from './messages';
import type { RegisterRefusal, RegisterValues, RegistrationPlan } from './registration';

/** Addresses of the legal pages that a registration accepts (D114). Without an address the name is plain text. */
interface LegalPages {
  privacy?: string | undefined;
  terms?: string | undefined;
}

export interface SignUpProps {
  plan: Remote<RegistrationPlan>;
  legalPages?: LegalPages;
  /** The operator's statement of the risk. Absent: ours. */
  risk?: Risk | undefined;
  /** The registration is being sent, so the button is inactive. */
  busy?: boolean;
  refusal?: RegisterRefusal | undefined;
}

/** The terms, the button that they enable, and the result of the last press, all visible together. */
export function SignUp({ plan, legalPages, risk, busy = false, refusal }: SignUpProps) {
  const reasonId = useId();
  const { agreed } = useFormikContext<RegisterValues>().values;
  const loaded = plan.state === 'ready';
  const blocked = !agreed || !loaded;
  const reason = agreed && !loaded ? registerMessages.loadFirst : registerMessages.tickFirst;
  return (
    <Stack>
      <RiskNotice risk={risk} />
      <FormCheckbox name="agreed" label={<AgreeLabel {...legalPages} />} />
      {!busy && refusal?.message !== undefined && (
        <FormAlert>
          {refusal.message} {refusal.unsure && registerMessages.maybeRegistered}
        </FormAlert>
      )}
      <Button
        type="submit"
        variant="main"
        size="large"
        busy={busy}
        disabled={blocked}
        aria-describedby={blocked ? reasonId : undefined}
      >
        {accessTexts.signUp}
      </Button>
      <Last>
        <Reason id={reasonId} $shown={blocked}>
          {reason}
        </Reason>
        <span>
          {registerMessages.signInInstead} <Link href={addresses.login}>{registerMessages.signIn}</Link>
        </span>
      </Last>
    </Stack>
  );
}

/** The text before a legal page's name, the name, and the text after it. */
function splitAt(text: string, part: string): string[] {
  const at = text.indexOf(part);
  return at < 0 ? [text] : [text.slice(0, at), part, text.slice(at + part.length)];
}

/** The specified text of the checkbox, with a link for each legal page that has an address (D114). */
function AgreeLabel({ privacy, terms }: LegalPages) {
  const links: Record<string, string | undefined> = {
    [registerMessages.privacyPolicy]: privacy,
    [registerMessages.terms]: terms,
  };
  const parts = Object.keys(links).reduce<readonly string[]>(
    (pieces, page) => pieces.flatMap((piece) => (piece in links ? piece : splitAt(piece, page))),
    [accessTexts.agree],
  );
  return parts.map((part) => (
    <Fragment key={part}>
      {links[part] === undefined ? part : <Link href={links[part]}>{part}</Link>}
    </Fragment>
  ));
}

const Last = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`;

/* The reason keeps its space, so nothing moves under the pointer when the box is ticked. */
const Reason = styled(Hint)<{ $shown: boolean }>`
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
`;
