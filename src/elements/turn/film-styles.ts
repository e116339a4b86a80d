import { styled } from '../common/styled.ts';
import consoleStyles from '../page/console-table.css?inline';
import plateStyles from '../page/plate.css?inline';
import beatStyles from './beat-page.css?inline';
import besideStyles from './beside-pages.css?inline';
import calledStyles from './called-page.css?inline';
import deedStyles from './deed-slip.css?inline';
import slipStyles from './exchange-slips.css?inline';
import controlStyles from './film-controls.css?inline';
import leavingStyles from './leaving.css?inline';
import marksStyles from './marks-sheet.css?inline';
import overviewRowStyles from './overview-row.css?inline';
import overviewStyles from './overview-sheet.css?inline';
import pairStyles from './pair-pages.css?inline';
import rowStyles from './pairing-rows.css?inline';
import quietStyles from './quiet-sheet.css?inline';
import windowStyles from './shown-window.css?inline';
import tileStyles from './tiles.css?inline';
import styles from './turn-film.css?inline';

/** What a film wears: the sheets of everything that it shows. */
export const filmStyles = styled(
  ...[plateStyles, consoleStyles, slipStyles, beatStyles, besideStyles, calledStyles],
  ...[
    overviewStyles,
    overviewRowStyles,
    deedStyles,
    pairStyles,
    marksStyles,
    windowStyles,
    rowStyles,
    tileStyles,
    leavingStyles,
  ],
  ...[quietStyles, controlStyles, styles],
);
