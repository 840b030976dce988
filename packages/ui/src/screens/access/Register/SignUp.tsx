import { useFormikContext } from 'formik';
import { useId } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Hint } from '../../../components/Field/Field';
import { Link } from '../../../components/Link/Link';
import { FormCheckbox } from '../../../forms/FormCheckbox';
import { accessTexts } from '../../../text/messages';
import { space } from '../../../tokens';
import { FormAlert } from '../AccessPage/FormAlert';
import type { RegisterScreenProps, RegisterValues } from './RegisterScreen.types';
import { registerWords } from './registerWords';

type SignUpProps = Pick<RegisterScreenProps, 'plan' | 'busy' | 'refusal'>;

/** The terms, the button that they unlock, and what came of the last press: all in sight of each other. */
export function SignUp({ plan, busy = false, refusal }: SignUpProps) {
  const reasonId = useId();
  const { agreed } = useFormikContext<RegisterValues>().values;
  const loaded = plan.state === 'ready';
  const blocked = !agreed || !loaded;
  const reason = agreed && !loaded ? registerWords.loadFirst : registerWords.tickFirst;
  return (
    <Column>
      <FormCheckbox name="agreed" label={accessTexts.agree} />
      {!busy && refusal?.message !== undefined && (
        <FormAlert>
          {refusal.message} {refusal.unsure && registerWords.maybeRegistered}
        </FormAlert>
      )}
      <Button
        type="submit"
        look="main"
        scale="large"
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
          {registerWords.signInInstead} <Link href="/login">Sign in</Link>
        </span>
      </Last>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const Last = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`;

/* Its place stays, so that nothing moves under the pointer when the box is ticked. */
const Reason = styled(Hint)<{ $shown: boolean }>`
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
`;
