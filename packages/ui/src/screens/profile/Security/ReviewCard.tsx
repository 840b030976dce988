import { Fragment } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { HoldAhead } from '../../../components/HoldAhead/HoldAhead';
import { Moment } from '../../../components/Moment/Moment';
import { Stack } from '../../../components/Stack/Stack';
import { Form } from '../../../forms/Form';
import { FormAnswer, type SentForm } from '../../../forms/FormAnswer';
import { FormCheckbox } from '../../../forms/FormCheckbox';
import { FormScope } from '../../../forms/FormScope';
import {
  checkSecondFactor,
  givenSecondFactor,
  type SecondFactorValue,
  StepUpField,
  type SteppedUp,
} from '../../../forms/StepUp/StepUpField';
import { fill } from '../../../text/fill';
import { color } from '../../../tokens';
import { securityMessages } from './messages';
import { toUse } from './passkeys';

/** Something that opens the account and that the member keeps or removes. */
export interface ReviewItem {
  id: string;
  kind: 'passkey' | 'recovery_codes' | 'authenticator' | 'mpin';
  /** Of a passkey: where it was made. */
  name?: string | undefined;
  /** ISO date-times. */
  addedAt?: string | undefined;
  usedAt?: string | null | undefined;
  /** The member has just signed in with it. */
  inUse: boolean;
}

export interface ReviewProps extends SteppedUp {
  items: readonly ReviewItem[];
  form: SentForm;
  onSave: (keep: readonly string[], secondFactor: Partial<SecondFactorValue>) => void;
}

/** After a forgotten password or a freeze: only what is ticked opens the account from now on. */
export function ReviewCard({ items, form, stepUp, onSave }: ReviewProps) {
  // The second step was proven a moment ago. Nothing else is kept without a choice.
  const initialValues = {
    keep: Object.fromEntries(items.map(({ id, inUse }) => [id, inUse])),
    secondFactor: '',
  };
  return (
    <Card heading={securityMessages.review}>
      <FormScope
        passing
        initialValues={initialValues}
        validate={(values) => checkSecondFactor(values, stepUp)}
        onSubmit={({ keep, secondFactor }) =>
          onSave(
            items.flatMap(({ id }) => (keep[id] ? [id] : [])),
            givenSecondFactor({ secondFactor }, stepUp),
          )
        }
      >
        <Form>
          <Stack>
            <Lead>{securityMessages.reviewLead}</Lead>
            <FormAnswer form={form} used={['secondFactor']} />
            <div>
              {items.map((item) => (
                <FormCheckbox
                  key={item.id}
                  name={`keep.${item.id}`}
                  label={toLabel(item)}
                  hint={toHint(item)}
                />
              ))}
            </div>
            <HoldAhead />
            <StepUpField stepUp={stepUp} />
            <div>
              <Button type="submit" variant="main" busy={form.busy}>
                {securityMessages.saveReview}
              </Button>
            </div>
          </Stack>
        </Form>
      </FormScope>
    </Card>
  );
}

const toLabel = ({ kind, name }: ReviewItem) =>
  kind === 'passkey' && name !== undefined
    ? securityMessages.reviewKinds.passkeyOn({ device: name })
    : securityMessages.reviewKinds[kind];

function toHint(item: ReviewItem) {
  if (item.inUse) return securityMessages.reviewInUse;
  const paused = securityMessages.reviewPaused;
  const use = toUse(item);
  if (!use) return paused;
  return (
    <Fragment>
      {fill(use.text, { day: <Moment at={use.at} form="day" /> })}. {paused}
    </Fragment>
  );
}

const Lead = styled.p`
  color: ${color.inkMuted};
`;
