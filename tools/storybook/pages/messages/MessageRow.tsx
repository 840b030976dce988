import styled from 'styled-components';
import { StatusPill } from '../../../../packages/ui/src/components/StatusPill/StatusPill';
import {
  color,
  fontFamily,
  fontSize,
  fontWeight,
  media,
  radius,
  space,
} from '../../../../packages/ui/src/tokens';
import { StoryLink } from '../../docs/StoryLink';
import { RuledRow } from '../kit/RuledRow';
import type { MessageEntry } from './allMessages';

interface MessageRowProps {
  text: MessageEntry;
}

/** The number of stories named before a press shows the others. */
const few = 4;

/** A text as members read it, with its notes and locations. */
export function MessageRow({
  text: { key, group, text, odd, listed, unused, stories, files },
}: MessageRowProps) {
  return (
    <Row aria-label={text}>
      <div>
        <Text>
          <Marked text={text} odd={odd} />
        </Text>
        <Key>
          {group}.{key}
        </Key>
        {odd !== undefined && <StatusPill variant="warn">Exact, do not fix</StatusPill>}
        {odd === undefined && listed && <StatusPill variant="neutral">Exact</StatusPill>}
      </div>
      <Entries>
        {unused ??
          (stories.length > 0 ? <Stories stories={stories} /> : 'Said by the portal itself, on any screen')}
        <Files>{files.map(toName).join(', ')}</Files>
      </Entries>
    </Row>
  );
}

/** The file name, which is enough next to the story. The portal's own files show their path. */
const toName = (file: string) =>
  `${file.startsWith('apps/') ? 'portal: ' : ''}${file.slice(file.lastIndexOf('/') + 1)}`;

/** The text with its suspected mistake underlined. */
function Marked({ text, odd }: { text: string; odd: string | undefined }) {
  const at = odd === undefined ? -1 : text.indexOf(odd);
  if (odd === undefined || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <Odd>{odd}</Odd>
      {text.slice(at + odd.length)}
    </>
  );
}

function Stories({ stories }: { stories: MessageEntry['stories'] }) {
  const links = stories.map(({ id, group }) => (
    <li key={id}>
      <StoryLink to={`/story/${id}`}>{group.replaceAll('/', ' / ')}</StoryLink>
    </li>
  ));
  return (
    <>
      <Links>{links.slice(0, few)}</Links>
      {links.length > few && (
        <details>
          <summary>{links.length - few} more</summary>
          <Links>{links.slice(few)}</Links>
        </details>
      )}
    </>
  );
}

const Row = styled(RuledRow)`
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${space[2]} ${space[5]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Text = styled.p`
  font-size: ${fontSize.figure};
  font-weight: ${fontWeight.label};
  overflow-wrap: anywhere;
`;

const Odd = styled.mark`
  border-radius: ${radius.tiny};
  color: ${color.warn};
  background: ${color.warnSoft};
`;

const Key = styled.code`
  display: inline-block;
  padding-inline-end: ${space[3]};
  color: ${color.inkFaint};
  font-family: ${fontFamily.mono};
  font-size: ${fontSize.pill};
  overflow-wrap: anywhere;
`;

const Entries = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[1]};
  color: ${color.inkMuted};

  summary {
    padding-block: ${space[1]};
    cursor: pointer;
  }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  line-height: ${space[6]};

  a {
    display: block;
  }
`;

const Files = styled.p`
  color: ${color.inkFaint};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
`;
