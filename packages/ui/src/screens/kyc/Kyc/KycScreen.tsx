import { useRef } from 'react';
import styled from 'styled-components';
import { PageHead } from '../../../components/PageHead/PageHead';
import { space, control } from '../../../tokens';
import { DocumentList } from './History/DocumentList';
import type { Remote } from '../../../remote';
import type { Kyc, RequiredDocument } from './kycProgress';
import { KycSteps, stepList } from './KycSteps';
import { kycMessages } from './messages';
import type { DocumentSending } from './Upload/DocumentForm';
import { Card } from '../../../components/Card/Card';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { Stepper } from '../../../components/Stepper/Stepper';
import { overlayMessages } from '../../../text/overlayMessages';
import { hidden } from '../../../theme/hidden';
import { Pair } from './Pair';

/** Reserves the space of banner, steps and form until the member's status is known. */
function KycSkeleton({ required }: { required: readonly RequiredDocument[] }) {
  return (
    <Stack bounded aria-busy="true">
      <p role="status" className={hidden}>
        {overlayMessages.loadingList({ caption: kycMessages.list })}
      </p>
      <Skeleton variant="block" blockSize="4.125rem" />
      <Stepper label={kycMessages.steps} steps={stepList(required, [], false)} current={-1} />
      <Sheet>
        <Stack>
          <Skeleton inlineSize="8rem" />
          <Pair>
            <Container blockSize={control.input} />
            <Container blockSize={control.input} />
          </Pair>
          <Pair>
            <Container blockSize="10.5rem" />
            <Container blockSize="10.5rem" />
          </Pair>
          <Skeleton inlineSize="6rem" blockSize={control.base} />
        </Stack>
      </Sheet>
    </Stack>
  );
}

/** The skeleton of a label and its field. */
const Container = ({ blockSize }: { blockSize: string }) => (
  <Stack gap={1.5}>
    <Skeleton inlineSize="6rem" />
    <Skeleton variant="block" blockSize={blockSize} />
  </Stack>
);

const Sheet = styled(Card)`
  max-inline-size: 47.5rem;
`;

export interface KycScreenProps extends DocumentSending {
  required: Remote<readonly RequiredDocument[]>;
  kyc: Remote<Kyc>;
  /** In ms since 1970, for the time that a document has waited. */
  now: number;
}

/** The required types until the server sends them (A §9). */
const usual: readonly RequiredDocument[] = (['identity', 'address', 'photo'] as const).map((type) => ({
  type,
  names: [],
}));

/** The member's status, the steps to missing documents, and every sent document (A §2, A §4). */
export function KycScreen(props: KycScreenProps) {
  const { required, kyc } = props;
  const steps = useRef<HTMLDivElement>(null);
  const asked = required.state === 'ready' ? required.data : usual;
  const waiting = kyc.state === 'loading' || (kyc.state === 'ready' && required.state === 'loading');
  return (
    <Page>
      <PageHead title={kycMessages.title} note={kycMessages.introduction({ count: asked.length })} />
      {waiting ? (
        // The height of the steps depends on both answers. A list below them would jump when they load.
        <KycSkeleton required={asked} />
      ) : (
        <>
          {/* The steps depend on the documents. If those fail, their list shows the error. */}
          {kyc.state === 'ready' && <KycSteps {...props} stage={steps} kyc={kyc.data} asked={asked} />}
          <DocumentList
            kyc={kyc}
            onStart={() => {
              steps.current?.scrollIntoView();
              steps.current?.focus();
            }}
          />
        </>
      )}
    </Page>
  );
}

const Page = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
