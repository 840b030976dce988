import styled from 'styled-components';
import { fill } from '../../text/fill';
import { color, control, fontSize, media, radius, space } from '../../tokens';
import { appShellMessages } from './messages';

export interface VersionLineProps {
  /** The version with its commit: '1.4.0 (0f3a9c2b1d4e)'. */
  name: string;
  /** URL of the third-party licences: a text, opened in a new tab. */
  licencesHref: string;
}

/** The current build, for support, and the third-party licences. */
export function VersionLine({ name, licencesHref }: VersionLineProps) {
  return (
    <Line>
      <span>{fill(appShellMessages.version, { name: <bdi translate="no">{name}</bdi> })}</span>
      <a href={licencesHref} target="_blank" rel="noopener noreferrer">
        {appShellMessages.licences}
      </a>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space[3]};
  padding: ${space[2]} ${space[3]};
  color: ${color.inkMuted};
  font-size: ${fontSize.small};

  a {
    color: inherit;
    border-radius: ${radius.small};
  }
  ${media.handheld} {
    a {
      display: inline-flex;
      align-items: center;
      min-block-size: ${control.touch};
    }
  }
`;
