import { useState } from 'react';
import styled from 'styled-components';
import { addresses, passwordPath } from '../../../addresses/addresses';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import type { Freshness } from '../../../components/Freshness/freshnessData';
import { HoldContext, type Hold } from '../../../components/HoldAhead/HoldAhead';
import { createLazyOverlay } from '../../../components/LazyPart/createLazyOverlay';
import { LazyModule } from '../../../components/LazyPart/LazyModule';
import { addOverlay } from '../../../components/LazyPart/overlays';
import { Link } from '../../../components/Link/Link';
import { PageHead } from '../../../components/PageHead/PageHead';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import type { Remote } from '../../../remote';
import { fill } from '../../../text/fill';
import { errorTexts } from '../../../text/messages';
import { border, color, fontSize, media, space } from '../../../tokens';
import type { LogEntry } from '../Logs/LogsTab';
import { NewDevices, type NewDevicesProps } from '../Logs/NewDevices';
import { profileMessages } from '../messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { GradeCard } from './GradeCard';
import { securityMessages } from './messages';
import type { PasskeysProps } from './passkeys';
import { PasskeysCard } from './PasskeysCard';
import type { ProtectionName, Protections } from './protections';
import type { ReviewProps } from './ReviewCard';
import { SessionsCard, type SessionsProps } from './SessionsCard';
import { SignInsCard } from './SignInsCard';
import { WordCard } from './WordCard';
import type { WordDialogProps, WordProps } from './WordDialog';

const WordDialog = createLazyOverlay<WordDialogProps>(() =>
  import('./WordDialog').then((module) => module.WordDialog),
);

// Only a rescued account has a review, so its form is not in the screen's first scripts.
const loadReview = () => import('./ReviewCard').then((module) => module.ReviewCard);
addOverlay(loadReview);

const LazyReview = (props: ReviewProps) => (
  <LazyModule
    load={loadReview}
    props={props}
    fallback={
      <Card heading={securityMessages.review} aria-busy>
        <Skeleton variant="block" blockSize={`${11 + 4 * props.items.length}rem`} />
      </Card>
    }
    failed={(retry) => (
      <Card heading={securityMessages.review}>
        <ErrorState message={errorTexts.somethingWrongTryAgain} onRetry={retry} />
      </Card>
    )}
  />
);

interface FreezingProps {
  busy: boolean;
  onPress: () => void;
}

/** The way to close the account, whatever happened. It leads to a page that asks again. */
function FreezeCard({ busy, onPress }: FreezingProps) {
  return (
    <Card
      heading={securityMessages.freeze}
      aside={
        <Button size="small" busy={busy} onClick={onPress}>
          {securityMessages.freezeWay}
        </Button>
      }
    >
      <Lead>{securityMessages.freezeLead}</Lead>
    </Card>
  );
}

const Lead = styled.p`
  color: ${color.inkMuted};
`;

export interface SecurityScreenProps {
  protections: Remote<Protections>;
  /** The age of the protections. Absent where it is unknown. */
  freshness?: Freshness | undefined;
  /** The latest, newest first. */
  signIns: Remote<readonly LogEntry[]>;
  /** Leads to the page that freezes the account. Absent where the server has none (D119). */
  freezing?: FreezingProps | undefined;
  /** Absent where the server asks nothing about new devices (D119). */
  newDevices?: NewDevicesProps | undefined;
  /** Absent where nothing waits for the member's choice. */
  review?: ReviewProps | undefined;
  /** The hold that saving the review causes. */
  hold?: Hold | undefined;
  /** Absent where the server has no list of sessions (D119). */
  sessions?: SessionsProps | undefined;
  /** Absent where the server has no passkeys (D119). */
  passkeys?: PasskeysProps | undefined;
  /** Absent where the server has no anti-phishing word (D119). */
  word?: WordProps | undefined;
}

/** How well the account is protected, and what is missing. */
export function SecurityScreen({
  protections,
  freshness,
  signIns,
  freezing,
  newDevices,
  review,
  hold,
  sessions,
  passkeys,
  word,
}: SecurityScreenProps) {
  const wordDialog = useAnsweredDialog(word?.form.saved);
  const passkeyDialog = useAnsweredDialog(passkeys?.form.saved);
  const onRequest = (name: ProtectionName) => (name === 'passkey' ? passkeyDialog : wordDialog).open();
  const head = <PageHead title={securityMessages.title} note={securityMessages.note} />;
  // Either may bring what stands above the rest.
  if (protections.state === 'loading' || signIns.state === 'loading')
    return (
      <Stack bounded key="loading">
        {head}
        <GradeCard protections={{ state: 'loading' }} calm={false} onRequest={onRequest} />
        <SignInsCard signIns={{ state: 'loading' }} most={3} />
      </Stack>
    );
  return (
    <Stack bounded>
      {head}
      <HoldContext value={hold}>{review && <LazyReview {...review} />}</HoldContext>
      {newDevices && <NewDevices {...newDevices} calm={review !== undefined} />}
      <Columns>
        <GradeCard
          protections={protections}
          freshness={freshness}
          calm={review !== undefined || (newDevices?.list.length ?? 0) > 0}
          onRequest={onRequest}
        />
        {(word ?? passkeys ?? freezing) && (
          <Aside>
            {word && <WordCard {...word} onRequest={wordDialog.open} />}
            {passkeys && (
              <PasskeysCard
                {...passkeys}
                isAdding={passkeyDialog.isOpen}
                onRequest={passkeyDialog.open}
                onLeave={passkeyDialog.close}
              />
            )}
            {freezing && <FreezeCard {...freezing} />}
          </Aside>
        )}
      </Columns>
      <Columns $even>
        {sessions && <SessionsCard {...sessions} foot={<NotYou />} />}
        <SignInsCard
          signIns={signIns}
          most={mostSignIns(sessions)}
          foot={sessions ? undefined : <NotYou />}
        />
      </Columns>
      {word && wordDialog.isOpen && <WordDialog {...word} onClose={wordDialog.close} />}
    </Stack>
  );
}

/** The number of sign-ins shown: that of the devices next to them, at least three. */
const mostSignIns = (sessions: SessionsProps | undefined) =>
  Math.max(3, sessions?.list.state === 'ready' ? sessions.list.data.length + 1 : 0);

const NotYou = () => (
  <Foot>
    {fill(securityMessages.notYou, {
      password: <Link href={passwordPath}>{profileMessages.changePassword}</Link>,
      support: <Link href={addresses.tickets}>{profileMessages.contactSupport}</Link>,
    })}
  </Foot>
);

/** A dialog that closes with the answer to what was sent from it. `saved` counts these answers. */
function useAnsweredDialog(saved: number | undefined) {
  const [openSince, setOpenSince] = useState<number>();
  return {
    isOpen: saved !== undefined && openSince === saved,
    open: () => setOpenSince(saved),
    close: () => setOpenSince(undefined),
  };
}

/** Cards next to each other are equally high. One alone has the whole width. */
const Columns = styled.div<{ $even?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  ${media.desktop} {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, ${({ $even }) => ($even ? '1fr' : '1.55fr')}) minmax(0, 1fr);
    }
  }
`;

const Foot = styled.p`
  padding: ${space[3]} ${space[5]} ${space[4]};
  border-block-start: ${border.hair} solid ${color.line};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
  text-wrap: pretty;

  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;

const Aside = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};

  > :last-child {
    flex: 1;
  }
`;
