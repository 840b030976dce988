import { geistFaces, standInFaces } from './fonts';

interface FontFacesProps {
  nonce: string | undefined;
  /** Uses only the device's fonts, without any files. */
  quiet: boolean;
}

/**
 * The fonts, in separate style elements that React keeps once in the head. Next to the components' styles,
 * each new rule would make the browser resolve its fonts again and lay out the whole page.
 */
export function FontFaces({ nonce, quiet }: FontFacesProps) {
  return (
    <>
      <style href="font-stand-ins" precedence="fonts" nonce={nonce}>
        {standInFaces}
      </style>
      {!quiet && (
        <style href="font-files" precedence="fonts" nonce={nonce}>
          {geistFaces}
        </style>
      )}
    </>
  );
}
