/**
 * The weapons of the record sheets, on which their editions agree: the sheet's word, the card's name (F7), kind and
 * drawing; damage (at close, medium and long range where it falls; of missiles the salvo), heat, least and longest range
 * in paces, shots of a ton, and how much of a salvo goes astray (F3). A Clan weapon stands beside the other only where a
 * number differs. Of a rotary autocannon three shots count, of an ultra one, of an LB-X its slug, of a plasma cannon the
 * heat. Columns are two or more spaces apart.
 */
export const WEAPON_ROWS = `
key                         name                kind         shape        damage    heat  least  longest  shots  astray
small laser                 Small Laser         laser        laser        3         1     0      3        –      –
er small laser              ER Small Laser      laser        laser        3         2     0      5        –      –
small pulse laser           Small Pulse Laser   laser        laser        3         2     0      3        –      –
clan er small laser         ER Small Laser      laser        laser        5         2     0      6        –      –
clan small pulse laser      Small Pulse Laser   laser        laser        3         2     0      6        –      –
er small pulse laser        ER Small Pulse      laser        laser        5         3     0      6        –      –
small x-pulse laser         Small X-Pulse       laser        laser        3         3     0      5        –      –
small vsp laser             Small VSP Laser     laser        laser        5/4/3     3     0      6        –      –
heavy small laser           Heavy Small Laser   laser        laser        6         3     0      3        –      –
small re-engineered laser   Small RE Laser      laser        laser        4         4     0      3        –      –
medium laser                Medium Laser        laser        laser        5         3     0      9        –      –
er medium laser             ER Medium Laser     laser        laser        5         5     0      12       –      –
medium pulse laser          Medium Pulse Laser  laser        laser        6         4     0      6        –      –
clan er medium laser        ER Medium Laser     laser        laser        7         5     0      15       –      –
clan medium pulse laser     Medium Pulse Laser  laser        laser        7         4     0      12       –      –
er medium pulse laser       ER Medium Pulse     laser        laser        7         6     0      14       –      –
medium x-pulse laser        Medium X-Pulse      laser        laser        6         6     0      9        –      –
medium vsp laser            Medium VSP Laser    laser        laser        9/7/5     7     0      9        –      –
heavy medium laser          Heavy Medium Laser  laser        laser        10        7     0      9        –      –
medium re-engineered laser  Medium RE Laser     laser        laser        6         6     0      9        –      –
large laser                 Large Laser         laser        laser        8         8     0      15       –      –
er large laser              ER Large Laser      laser        laser        8         12    0      19       –      –
large pulse laser           Large Pulse Laser   laser        laser        9         10    0      10       –      –
clan er large laser         ER Large Laser      laser        laser        10        12    0      25       –      –
clan large pulse laser      Large Pulse Laser   laser        laser        10        10    0      20       –      –
er large pulse laser        ER Large Pulse      laser        laser        10        13    0      23       –      –
large x-pulse laser         Large X-Pulse       laser        laser        9         14    0      15       –      –
large vsp laser             Large VSP Laser     laser        laser        11/9/7    10    0      15       –      –
heavy large laser           Heavy Large Laser   laser        laser        16        18    0      15       –      –
large re-engineered laser   Large RE Laser      laser        laser        9         9     0      15       –      –
er micro laser              ER Micro Laser      laser        laser        2         1     0      4        –      –
micro pulse laser           Micro Pulse         laser        laser        3         1     0      3        –      –
blazer cannon               Blazer Laser        laser        laser        12        16    0      15       –      –
bombast laser               Bombast Laser       laser        laser        12        12    0      15       –      –
ppc                         PPC                 ppc          long gun     10        10    3      18       –      –
er ppc                      ER PPC              ppc          long gun     10        15    0      23       –      –
clan er ppc                 ER PPC              ppc          long gun     15        15    0      23       –      –
light ppc                   Light PPC           ppc          long gun     5         5     3      18       –      –
heavy ppc                   Heavy PPC           ppc          long gun     15        15    3      18       –      –
snub-nose ppc               Snub PPC            ppc          long gun     10/8/5    10    0      15       –      –
enhanced er ppc             ER PPC              ppc          long gun     12        15    0      23       –      –
plasma rifle                Plasma Rifle        ppc          long gun     10        10    0      15       10     –
plasma cannon               Plasma Cannon       ppc          long gun     7         7     0      18       10     –
ac/2                        Autocannon          autocannon   autocannon   2         1     4      24       45     –
lb 2-x ac                   LB Cannon           autocannon   autocannon   2         1     4      27       45     –
ultra ac/2                  Autocannon          autocannon   autocannon   2         1     3      25       45     –
clan lb 2-x ac              LB Cannon           autocannon   autocannon   2         1     4      30       45     –
clan ultra ac/2             Autocannon          autocannon   autocannon   2         1     2      27       45     –
ac/5                        Autocannon          autocannon   autocannon   5         1     3      18       20     –
lb 5-x ac                   LB Cannon           autocannon   autocannon   5         1     3      21       20     –
ultra ac/5                  Autocannon          autocannon   autocannon   5         1     2      20       20     –
clan lb 5-x ac              LB Cannon           autocannon   autocannon   5         1     3      24       20     –
clan ultra ac/5             Autocannon          autocannon   autocannon   5         1     0      21       20     –
ac/10                       Autocannon          autocannon   autocannon   10        3     0      15       10     –
lb 10-x ac                  LB Cannon           autocannon   autocannon   10        2     0      18       10     –
ultra ac/10                 Autocannon          autocannon   autocannon   10        4     0      18       10     –
clan lb 10-x ac             LB Cannon           autocannon   autocannon   10        2     0      18       10     –
clan ultra ac/10            Autocannon          autocannon   autocannon   10        3     0      18       10     –
ac/20                       Autocannon          autocannon   great gun    20        7     0      9        5      –
lb 20-x ac                  LB Cannon           autocannon   great gun    20        6     0      12       5      –
ultra ac/20                 Autocannon          autocannon   great gun    20        8     0      10       5      –
clan lb 20-x ac             LB Cannon           autocannon   great gun    20        6     0      12       5      –
clan ultra ac/20            Autocannon          autocannon   great gun    20        7     0      12       5      –
light ac/2                  Autocannon          autocannon   autocannon   2         1     0      18       45     –
rotary ac/2                 Rotary Cannon       autocannon   autocannon   6         3     0      18       15     –
clan rotary ac/2            Rotary Cannon       autocannon   autocannon   6         3     0      25       15     –
light ac/5                  Autocannon          autocannon   autocannon   5         1     0      15       20     –
rotary ac/5                 Rotary Cannon       autocannon   autocannon   15        3     0      15       6      –
clan rotary ac/5            Rotary Cannon       autocannon   autocannon   15        3     0      21       6      –
protomech ac/2              Proto Cannon        autocannon   autocannon   2         1     0      20       40     –
protomech ac/4              Proto Cannon        autocannon   autocannon   4         1     0      15       20     –
protomech ac/8              Proto Cannon        autocannon   autocannon   8         2     0      10       10     –
gauss rifle                 Gauss Rifle         autocannon   long gun     15        1     2      22       8      –
light gauss rifle           Light Gauss         autocannon   long gun     8         1     3      25       16     –
heavy gauss rifle           Heavy Gauss         autocannon   long gun     25/20/10  2     4      20       4      –
improved heavy gauss rifle  Heavy Gauss         autocannon   long gun     22        2     3      19       4      –
ap gauss rifle              AP Gauss            autocannon   machine gun  3         1     0      9        40     –
magshot                     Magshot             machine gun  machine gun  2         1     0      9        50     –
hag/20                      Assault Gauss       autocannon   long gun     20        4     2      24       6      a fifth
hag/30                      Assault Gauss       autocannon   long gun     30        6     2      24       4      a fifth
hag/40                      Assault Gauss       autocannon   long gun     40        8     2      24       3      a fifth
machine gun                 Machine Gun         machine gun  machine gun  2         0     0      3        200    –
light machine gun           Light Machine Gun   machine gun  machine gun  1         0     0      6        200    –
heavy machine gun           Heavy Machine Gun   machine gun  machine gun  3         0     0      2        100    –
flamer                      Flamer              flamer       machine gun  2         3     0      3        –      –
er flamer                   ER Flamer           flamer       machine gun  2         4     0      7        –      –
heavy flamer                Heavy Flamer        flamer       machine gun  4         5     0      4        10     –
lrm 5                       Long Missile        missile      missiles     5         2     6      21       24     a fifth
clan lrm 5                  Long Missile        missile      missiles     5         2     0      21       24     a fifth
lrm 10                      Long Missile        missile      missiles     10        4     6      21       12     a fifth
clan lrm 10                 Long Missile        missile      missiles     10        4     0      21       12     a fifth
lrm 15                      Long Missile        missile      missiles     15        5     6      21       8      a fifth
clan lrm 15                 Long Missile        missile      missiles     15        5     0      21       8      a fifth
lrm 20                      Long Missile        missile      missiles     20        6     6      21       6      a fifth
clan lrm 20                 Long Missile        missile      missiles     20        6     0      21       6      a fifth
srm 2                       Short Missile       missile      missiles     4         2     0      9        50     a fifth
streak srm 2                Streak              missile      missiles     4         2     0      9        50     –
clan streak srm 2           Streak              missile      missiles     4         2     0      12       50     –
srm 4                       Short Missile       missile      missiles     8         3     0      9        25     a fifth
streak srm 4                Streak              missile      missiles     8         3     0      9        25     –
clan streak srm 4           Streak              missile      missiles     8         3     0      12       25     –
srm 6                       Short Missile       missile      missiles     12        4     0      9        15     a fifth
streak srm 6                Streak              missile      missiles     12        4     0      9        15     –
clan streak srm 6           Streak              missile      missiles     12        4     0      12       15     –
streak lrm 5                Long Streak         missile      missiles     5         2     0      21       24     –
streak lrm 10               Long Streak         missile      missiles     10        4     0      21       12     –
streak lrm 15               Long Streak         missile      missiles     15        5     0      21       8      –
streak lrm 20               Long Streak         missile      missiles     20        6     0      21       6      –
extended lrm 5              Long Missile        missile      missiles     5         3     10     38       18     a fifth
extended lrm 10             Long Missile        missile      missiles     10        6     10     38       9      a fifth
extended lrm 15             Long Missile        missile      missiles     15        8     10     38       6      a fifth
extended lrm 20             Long Missile        missile      missiles     20        10    10     38       4      a fifth
enhanced lrm 5              Long Missile        missile      missiles     5         2     3      21       24     a fifth
enhanced lrm 10             Long Missile        missile      missiles     10        4     3      21       12     a fifth
enhanced lrm 15             Long Missile        missile      missiles     15        5     3      21       8      a fifth
enhanced lrm 20             Long Missile        missile      missiles     20        6     3      21       6      a fifth
mrm 10                      MRM                 missile      missiles     10        4     0      15       24     a fifth
mrm 20                      MRM                 missile      missiles     20        6     0      15       12     a fifth
mrm 30                      MRM                 missile      missiles     30        10    0      15       8      a fifth
mrm 40                      MRM                 missile      missiles     40        12    0      15       6      a fifth
atm 3                       ATM                 missile      missiles     9/6/3     2     0      27       20     a fifth
atm 6                       ATM                 missile      missiles     18/12/6   4     0      27       10     a fifth
atm 9                       ATM                 missile      missiles     27/18/9   6     0      27       7      a fifth
atm 12                      ATM                 missile      missiles     36/24/12  8     0      27       5      a fifth
mml 3                       MML                 missile      missiles     6/6/3     2     0      21       40     a fifth
mml 5                       MML                 missile      missiles     10/10/5   3     0      21       24     a fifth
mml 7                       MML                 missile      missiles     14/14/7   4     0      21       17     a fifth
mml 9                       MML                 missile      missiles     18/18/9   5     0      21       13     a fifth
thunderbolt 5               Thunderbolt         missile      missiles     5         3     5      18       12     –
thunderbolt 10              Thunderbolt         missile      missiles     10        5     5      18       6      –
thunderbolt 15              Thunderbolt         missile      missiles     15        7     5      18       4      –
thunderbolt 20              Thunderbolt         missile      missiles     20        8     5      18       3      –
rocket launcher 10          Rockets             missile      missiles     10        3     0      18       1      a fifth
rocket launcher 15          Rockets             missile      missiles     15        4     0      15       1      a fifth
rocket launcher 20          Rockets             missile      missiles     20        5     0      12       1      a fifth
arrow iv                    Arrow Missile       missile      missiles     20        10    6      40       5      –
`;
