/** No place to draw: the words say why. */
export class NoPen extends Error {}

/** The device took the graphics away: a fresh canvas may have them again. */
export class LostPen extends Error {
  override readonly message = 'the graphics of this device were lost';
}
