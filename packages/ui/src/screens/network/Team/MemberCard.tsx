import styled from 'styled-components';
import { FigureRow, FigureRows } from '../../../components/Figure/FigureRow';
import { IconButton } from '../../../components/IconButton/IconButton';
import { copyText } from '../../../components/CopyButton/copyText';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { StatusPill, type StatusVariant } from '../../../components/StatusPill/StatusPill';
import { newsTexts } from '../../../text/messages';
import type { NodeMark } from '../../../tree/nodeFace';
import { markWords } from '../../../tree/treeWords';
import { fontWeight, space } from '../../../tokens';
import type { TeamLine, TeamPlace, TeamScreenProps } from './team';
import { teamWords } from './teamWords';

const tones: Record<NodeMark, StatusVariant> = {
  paid: 'good',
  unpaid: 'bad',
  unknown: 'neutral',
  vacant: 'neutral',
};

/** A member's mark as a word. */
export const MarkPill = ({ mark }: { mark: NodeMark }) => (
  <StatusPill variant={tones[mark]}>{markWords[mark]}</StatusPill>
);

interface MemberCardProps<Place extends TeamPlace> extends Pick<
  TeamScreenProps<Place>,
  'hrefOf' | 'onCopied'
> {
  place: Place;
  lines: readonly TeamLine<Place>[];
  /** The tree begins with this member already. */
  isRoot: boolean;
}

/** All that is known about a member (B §2), a name that can be copied, and a link to their own tree. */
export function MemberCard<Place extends TeamPlace>(props: MemberCardProps<Place>) {
  const { place, isRoot, hrefOf } = props;
  const { username = '', mark } = place;
  return (
    <>
      <Head>
        <CopyableName username={username} onCopied={props.onCopied} />
        <MarkPill mark={mark} />
      </Head>
      <MemberLines place={place} lines={props.lines} />
      {!isRoot && (
        <Foot>
          <LinkAlone href={hrefOf(username)}>{teamWords.startHere}</LinkAlone>
        </Foot>
      )}
    </>
  );
}

/** Every line of a member. */
export function MemberLines<Place extends TeamPlace>({
  place,
  lines,
}: Pick<MemberCardProps<Place>, 'place' | 'lines'>) {
  return (
    <FigureRows>
      {lines.map(({ label, valueOf }) => (
        <FigureRow key={label} label={label}>
          {valueOf(place)}
        </FigureRow>
      ))}
    </FigureRows>
  );
}

interface CopyableNameProps {
  username: string;
  onCopied: (message: string) => void;
}

function CopyableName({ username, onCopied }: CopyableNameProps) {
  const copy = async () => {
    if (await copyText(username)) onCopied(newsTexts.usernameCopied);
  };
  return (
    <Name>
      <bdi translate="no">{username}</bdi>
      <IconButton icon="copy" size="small" label={teamWords.copyUsername} onClick={() => void copy()} />
    </Name>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  padding-block-end: ${space[1]};
`;

const Name = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-inline-size: 0;
  font-weight: ${fontWeight.heading};
  overflow-wrap: anywhere;
`;

const Foot = styled.p`
  padding-block-start: ${space[2]};
`;
