import { useEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { Card } from '../../../components/Card/Card';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { Stepper, type Step } from '../../../components/Stepper/Stepper';
import { space } from '../../../tokens';
import type { Remote } from '../../../remote';
import { describeWait, getUsualWait } from '../../../text/waits/usualWait';
import { Banner } from '../../../components/Banner/Banner';
import { kycTexts } from '../../../text/messages';
import { commonMessages } from '../../../text/commonMessages';
import { Instructions } from './Instructions';
import {
  type Kyc,
  type KycDocument,
  kycProgress,
  type KycProgress,
  type RequiredDocument,
  type DocumentType,
} from './kycProgress';
import { kycMessages, typeLabels } from './messages';
import { DocumentForm, type DocumentSending } from './Upload/DocumentForm';

/** The steps of the stepper: the instructions, then each required type. */
export const stepList = (
  asked: readonly RequiredDocument[],
  present: readonly DocumentType[],
  read: boolean,
): Step[] => [
  { id: 'instructions', label: kycMessages.instructions, done: read },
  ...asked.map(({ type }) => ({ id: type, label: typeLabels[type], done: present.includes(type) })),
];

interface KycBannerProps {
  progress: KycProgress;
  /** The required types. */
  asked: readonly RequiredDocument[];
  /** How long a review usually takes. Absent without enough history. */
  usualWait?: string | undefined;
}

/** One of the three banners of A §4. */
function KycBanner({ progress, asked, usualWait }: KycBannerProps) {
  switch (progress.standing) {
    case 'incomplete':
      return (
        <Banner
          variant="warn"
          icon="id"
          detail={commonMessages.documentsIn({ sent: progress.present.length, required: asked.length })}
        >
          {kycTexts.complete}
        </Banner>
      );
    case 'waiting':
      return (
        <Banner
          variant="info"
          icon="clock"
          detail={[
            asked.some(({ type }) => type === 'photo')
              ? kycMessages.waitDetail
              : kycMessages.waitWithoutPhoto,
            usualWait,
          ]
            .filter(Boolean)
            .join(' ')}
        >
          {kycTexts.wait}
        </Banner>
      );
    case 'verified':
      return (
        <Banner variant="good" icon="shield">
          {kycTexts.verified}
        </Banner>
      );
  }
}

/** How long a review usually takes, and how long the newest pending document has waited (D113). */
function describeKycWait(documents: readonly KycDocument[], now: number): string | undefined {
  const pending = documents.find(({ status }) => status === 'pending');
  const usual = getUsualWait(documents.map(({ createdAt: at, decidedAt }) => ({ at, decidedAt })));
  return pending && describeWait({ at: pending.createdAt }, usual, now);
}

interface KycStepsProps extends DocumentSending {
  required: Remote<readonly RequiredDocument[]>;
  kyc: Kyc;
  asked: readonly RequiredDocument[];
  now: number;
  /** Contains the steps and receives their focus. */
  stage: RefObject<HTMLDivElement | null>;
}

/**
 * The instructions, then a step for each missing document. Without a missing document there is no form (A §4, D42).
 */
export function KycSteps(props: KycStepsProps) {
  const { required, kyc, asked, now, stage } = props;
  const progress = kycProgress(asked, kyc);
  const { next, rejected } = progress;
  const [opened, setOpened] = useState<boolean>();
  const reading = next !== undefined && (opened ?? progress.untouched);
  useStepFocus(stage, reading ? 'instructions' : (next?.type ?? progress.standing));
  const stepIndex = next ? asked.indexOf(next) + 1 : asked.length + 1;
  return (
    <Stage ref={stage} tabIndex={-1}>
      <KycBanner progress={progress} asked={asked} usualWait={describeKycWait(kyc.documents, now)} />
      <Stepper
        label={kycMessages.steps}
        steps={stepList(asked, progress.present, !reading)}
        current={reading ? 0 : stepIndex}
      />
      {next && required.state === 'failed' && (
        <Sheet>
          <ErrorState message={required.message} reference={required.reference} onRetry={required.onRetry} />
        </Sheet>
      )}
      {next && required.state !== 'failed' && reading && (
        <Instructions asked={asked} again={!progress.untouched} onStart={() => setOpened(false)} />
      )}
      {next && required.state === 'ready' && (
        // The instructions only hide the form, so its input stays.
        <div hidden={reading}>
          <DocumentForm
            {...props}
            key={next.type}
            document={next}
            rejected={rejected}
            onInstructionsOpen={() => setOpened(true)}
          />
        </div>
      )}
    </Stage>
  );
}

/**
 * The pressed button disappears with its step, so the next step receives its focus. Focus elsewhere stays, such as
 * when a refreshed list changes the step.
 */
function useStepFocus(container: RefObject<HTMLElement | null>, step: string) {
  const before = useRef(step);
  useEffect(
    function focusStep() {
      if (before.current === step) return;
      before.current = step;
      const focused = document.activeElement;
      if (!focused || focused === document.body) container.current?.focus();
    },
    [container, step],
  );
}

const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  /* It is scrolled to from the list below, and must not end up under the header. */
  scroll-margin-block-start: ${space[16]};

  /* It is no control: the focus only waits here for the next key. */
  &:focus-visible {
    outline: none;
  }
`;

const Sheet = styled(Card)`
  max-inline-size: 47.5rem;
`;
