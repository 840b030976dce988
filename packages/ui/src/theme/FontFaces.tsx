import { geistFaces, standInFaces } from './fonts';

interface FontFacesProps {
  nonce: string | undefined;
  /** Without the files: the device's fonts alone. */
  quiet: boolean;
}

/**
 * The fonts, in style elements of their own that React keeps once in the head. Beside the components' styles, each rule
 * that a component brings would let the browser find its fonts anew and lay out the whole page again.
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
