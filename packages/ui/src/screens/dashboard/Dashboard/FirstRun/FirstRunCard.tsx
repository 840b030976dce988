import styled from 'styled-components';
import { addresses, pinSettingsPath } from '../../../../addresses/addresses';
import { Button } from '../../../../components/Button/Button';
import { ButtonLink } from '../../../../components/Button/ButtonLink';
import { Card } from '../../../../components/Card/Card';
import { ProgressBar } from '../../../../components/ProgressBar/ProgressBar';
import type { KycNotice } from '../KycNoticeBanner';
import type { ReferralLinks, SharedLink } from '../ReferralCard';
import { dashboardMessages, kycNoticeMessages } from '../messages';
import { fill } from '../../../../text/fill';
import { kycTexts } from '../../../../text/messages';
import { commonMessages } from '../../../../text/commonMessages';
import { getDone, selectNext, stepNames, type FirstSteps, type StepName } from './firstSteps';
import { firstRunMessages, stepMessages } from './messages';
import { StepRow } from './StepRow';

/** The banner's KYC notice (D41), at the step that fixes it. */
function KycNote({ notice }: { notice: KycNotice }) {
  switch (notice.standing) {
    case 'missing':
      return kycTexts.complete;
    case 'incomplete':
      return `${kycTexts.complete} ${commonMessages.documentsIn({ sent: notice.sent, required: notice.required })}`;
    case 'rejected':
      return (
        <>
          {notice.document === ''
            ? kycNoticeMessages.rejected
            : fill(kycNoticeMessages.rejectedDocument, { document: notice.document })}
          {notice.remarks !== '' && (
            <>
              {' '}
              <bdi>{notice.remarks}</bdi>
            </>
          )}
        </>
      );
  }
}

export interface FirstRunCardProps {
  steps: FirstSteps;
  /** What the KYC lacks, shown at its step. */
  kyc: KycNotice | undefined;
  referralLinks: ReferralLinks;
  onShare: (shared: SharedLink) => void;
}

const ways: Record<Exclude<StepName, 'share'>, string> = {
  email: addresses.profile,
  pin: pinSettingsPath,
  kyc: addresses.kyc,
  deposit: addresses.deposit,
  package: addresses.packages,
};

/** A newcomer's steps in order, with their dates and one main button at the next step. */
export function FirstRunCard({ steps, kyc, referralLinks, onShare }: FirstRunCardProps) {
  const next = selectNext(steps);
  const getNote = (name: StepName) =>
    name === 'kyc' && kyc ? <KycNote notice={kyc} /> : stepMessages[name].note;
  const share = (leg: 'left' | 'right') => (
    <Button
      size="small"
      onClick={() => onShare({ title: dashboardMessages.share[leg], link: referralLinks[leg] })}
    >
      {firstRunMessages[leg]}
    </Button>
  );
  return (
    <Narrow>
      <Card
        padded={false}
        heading={firstRunMessages.heading}
        aside={
          <Bar>
            <ProgressBar
              labelHidden
              label={firstRunMessages.heading}
              value={getDone(steps)}
              of={stepNames.length}
              valueText={firstRunMessages.getDone({ done: getDone(steps), total: stepNames.length })}
            />
          </Bar>
        }
      >
        <List>
          {stepNames.map((name, index) => (
            <StepRow
              key={name}
              number={index + 1}
              title={stepMessages[name].title}
              standing={steps[name]}
              note={getNote(name)}
              next={name === next}
              way={
                name === 'share' ? (
                  <>
                    {share('left')}
                    {share('right')}
                  </>
                ) : (
                  <ButtonLink size="small" variant={name === next ? 'main' : 'plain'} href={ways[name]}>
                    {stepMessages[name].way}
                  </ButtonLink>
                )
              }
            />
          ))}
        </List>
      </Card>
    </Narrow>
  );
}

const Narrow = styled.div`
  container-type: inline-size;
  max-inline-size: 48rem;
`;

const Bar = styled.div`
  inline-size: 11rem;
`;

const List = styled.ol`
  list-style: none;
  padding: 0;
`;
