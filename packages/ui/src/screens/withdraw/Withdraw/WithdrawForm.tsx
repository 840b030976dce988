import { Formik } from 'formik';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Form } from '../../../forms/Form';
import { FormAnswer } from '../../../forms/FormAnswer';
import { color, space } from '../../../tokens';
import { WithdrawFields } from './WithdrawFields';
import { faultsOf, withdrawalOf, type WithdrawDraft } from './withdrawal';
import type { WithdrawPage, WithdrawScreenProps } from './WithdrawScreen.types';
import { withdrawWords } from './withdrawWords';

interface WithdrawFormProps extends Pick<WithdrawScreenProps, 'destination' | 'write'> {
  page: WithdrawPage;
  start: WithdrawDraft;
}

/** Next checks, and asks; what asks stands in the dialog. */
export function WithdrawForm({ page, destination, write, start }: WithdrawFormProps) {
  // Nothing is confirmed whose destination can't be shown.
  const isReady = destination.state === 'ready' && destination.data.kind !== 'none';
  return (
    <Formik
      initialValues={start}
      validate={(draft) => faultsOf(draft, page)}
      onSubmit={(draft, { setSubmitting }) => {
        setSubmitting(false);
        const values = withdrawalOf(draft);
        if (values) write.onAsked(values);
      }}
    >
      <Form label={withdrawWords.title}>
        <FormAnswer form={write.form} />
        <WithdrawFields page={page} inRupees={isReady && destination.data.kind === 'bank'} />
        <Foot>
          <Button type="submit" look="main" disabled={!isReady}>
            {withdrawWords.next}
          </Button>
          {!isReady && <span>{withdrawWords.needsDestination}</span>}
        </Foot>
      </Form>
    </Formik>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  color: ${color.inkMuted};
`;
