import styled from 'styled-components';
import { StatusPill } from '../../../../packages/ui/src/components/StatusPill/StatusPill';
import {
  border,
  color,
  fontFamily,
  fontSize,
  fontWeight,
  radius,
  space,
} from '../../../../packages/ui/src/tokens';
import { written, type MeantPair, type ThemeName } from './contrastRatios';

interface PairListProps {
  pairs: readonly MeantPair[];
  theme: ThemeName;
}

const uses = { text: 'Text', mark: 'Mark' } as const;

/** Each pair with its ratio and whether it is enough for its use. */
export function PairList({ pairs, theme }: PairListProps) {
  return (
    <List>
      {pairs.map(({ front, ground, use, ratio, least, passes }) => (
        <li key={`${use} ${front} ${ground}`}>
          <Patch data-theme={theme} style={{ color: color[front], background: color[ground] }}>
            {use === 'text' ? 'Aa $12' : <Mark style={{ borderColor: color[front] }} />}
          </Patch>
          <span>
            <Names>
              {front} on {ground}
            </Names>
            <Least>
              {uses[use]}, at least {least}
            </Least>
          </span>
          <StatusPill
            variant={passes ? 'good' : 'bad'}
          >{`${written(ratio)} ${passes ? 'passes' : 'fails'}`}</StatusPill>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${space[3]} ${space[6]};

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[3]};
  }
`;

const Patch = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${space[16]};
  block-size: ${space[10]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.small};
  font-weight: ${fontWeight.strong};
`;

const Mark = styled.span`
  inline-size: ${space[6]};
  block-size: ${space[5]};
  border: ${border.focus} solid;
  border-radius: ${radius.tiny};
`;

const Names = styled.code`
  display: block;
  font-family: ${fontFamily.mono};
  font-size: ${fontSize.pill};
  overflow-wrap: anywhere;
`;

const Least = styled.span`
  color: ${color.inkFaint};
  font-size: ${fontSize.small};
`;
