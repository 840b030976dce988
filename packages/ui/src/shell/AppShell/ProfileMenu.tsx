import styled from 'styled-components';
import { addresses } from '../../addresses/addresses';
import { Avatar } from '../../components/Avatar/Avatar';
import { Icon } from '../../components/Icon/Icon';
import { PlainLink } from '../../components/Link/PlainLink';
import { newsTexts } from '../../text/messages';
import { border, color, control, fontSize, fontWeight, media, radius, space } from '../../tokens';
import { Anchor, Panel } from '../Disclosure/Panel';
import { useDisclosure } from '../Disclosure/useDisclosure';
import { navigationMessages } from '../messages';
import { brand } from '../../brand';
import { LanguageField } from '../../components/LanguageField/LanguageField';
import { languageFieldMessages } from '../../components/LanguageField/messages';
import { fill } from '../../text/fill';
import { ThemeOptions, type ThemeOptionsProps } from './ThemeOptions';
import { appShellMessages } from './messages';

interface VersionLineProps {
  /** The version with its commit: '1.4.0 (0f3a9c2b1d4e)'. */
  name: string;
  /** URL of the third-party licences: a text, opened in a new tab. */
  licencesHref: string;
}

/** The current build, for support, and the third-party licences. */
function VersionLine({ name, licencesHref }: VersionLineProps) {
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

/** The language choice in the member's menu. Renders nothing for a single language. */
function LanguageChoice() {
  const { language = 'en', languages = [], onLanguageChange } = brand();
  if (languages.length < 2 || !onLanguageChange) return null;
  return (
    <Row>
      <span aria-hidden="true">{languageFieldMessages.language}</span>
      <LanguageField language={language} languages={languages} onLanguageChange={onLanguageChange} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: 0 ${space[3]} ${space[3]};
  font-size: ${fontSize.small};
  color: ${color.inkFaint};
`;

export interface ShellMember {
  /** The name as sent by the server. The header shows it in lowercase (A §2). */
  username: string;
  /** URL of the avatar. Initials replace it if it is absent or doesn't load. */
  imageUrl?: string | undefined;
}

export interface ProfileMenuProps extends ThemeOptionsProps {
  member: ShellMember;
  /** The current build. Absent for an unnamed one. */
  version?: VersionLineProps | undefined;
  onShortcutsOpen: () => void;
  onLogOut: () => void;
}

const pages = [
  { href: addresses.profile, icon: 'user', label: newsTexts.myProfile },
  { href: addresses.security, icon: 'shield', label: navigationMessages.security },
  { href: addresses.year, icon: 'calendar', label: navigationMessages.year },
] as const;

/** The member's avatar and name. They open the member's own pages, theme, shortcuts and logout (A §2). */
export function ProfileMenu(props: ProfileMenuProps) {
  const { member, theme, version, onThemeChange, onShortcutsOpen, onLogOut } = props;
  const { open, close, leave, root, trigger, panel } = useDisclosure<HTMLDivElement>();
  const name = member.username.toLowerCase();
  return (
    <Anchor ref={root}>
      <Me type="button" {...trigger}>
        <Avatar name={member.username} src={member.imageUrl} />
        <Name>{name}</Name>
      </Me>
      {open && (
        <Sheet {...panel} role="group" aria-label={appShellMessages.account}>
          <Who translate="no">
            <bdi translate="no">{name}</bdi>
          </Who>
          {pages.map(({ href, icon, label }) => (
            <Item key={href} as={PlainLink} href={href} onClick={close}>
              <Icon name={icon} />
              {label}
            </Item>
          ))}
          <ThemeOptions theme={theme} onThemeChange={onThemeChange} />
          <LanguageChoice />
          <Item
            as="button"
            type="button"
            onClick={() => {
              leave();
              onShortcutsOpen();
            }}
          >
            <Icon name="help" />
            {appShellMessages.keyboardShortcuts}
          </Item>
          <Item
            as="button"
            type="button"
            onClick={() => {
              close();
              onLogOut();
            }}
          >
            <Icon name="logout" />
            {newsTexts.logout}
          </Item>
          {version && <VersionLine {...version} />}
        </Sheet>
      )}
    </Anchor>
  );
}

const Me = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${control.base};
  padding-block: ${space[1]};
  padding-inline: ${space[1]} ${space[2]};
  border: 0;
  border-radius: ${radius.box};
  background: none;
  font-weight: ${fontWeight.medium};
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  ${media.handheld} {
    min-block-size: ${control.touch};
  }
  ${media.phone} {
    padding-inline: ${space[1]};
    min-inline-size: ${control.touch};
    justify-content: center;
  }
`;

const Name = styled.bdi.attrs({ translate: 'no' })`
  max-inline-size: 12rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  /* The icons need the line; the name is in the menu. It stays the button's name. */
  ${media.phone} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    clip-path: inset(50%);
  }
`;

const Who = styled.b`
  display: none;
  padding: ${space[2]} ${space[3]};
  font-weight: ${fontWeight.strong};
  overflow-wrap: anywhere;

  ${media.phone} {
    display: block;
  }
`;

const Sheet = styled(Panel)`
  display: grid;
  padding: ${space[1.5]};
`;

const Item = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${control.base};
  padding: ${space[2]} ${space[3]};
  border: ${border.hair} solid transparent;
  border-radius: ${radius.small};
  background: none;
  text-align: start;
  cursor: pointer;

  svg {
    color: ${color.inkMuted};
  }
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  ${media.handheld} {
    min-block-size: ${control.touch};
  }
`;
