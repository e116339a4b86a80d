/**
 * How files and people write the weapons of the table, folded (`weapon-words.ts`): the table's word, then its spellings;
 * its own fold needs none. Columns are two or more spaces apart.
 */
export const SPELLINGS = `
er small laser              extendedrangesmalllaser smallerlaser
small pulse laser           smallpulse
er small pulse laser        ersmallpulse
small x-pulse laser         smallxpulse
small vsp laser             smallvsp smallvariablespeedpulselaser
heavy small laser           improvedheavysmalllaser smallheavylaser
small re-engineered laser   smallrelaser
medium laser                mediumlasers
er medium laser             extendedrangemediumlaser mediumerlaser
medium pulse laser          mediumpulse
er medium pulse laser       ermediumpulse
medium x-pulse laser        mediumxpulse
medium vsp laser            mediumvsp mediumvariablespeedpulselaser
heavy medium laser          improvedheavymediumlaser mediumheavylaser
medium re-engineered laser  mediumrelaser
er large laser              extendedrangelargelaser largeerlaser
large pulse laser           largepulse
er large pulse laser        erlargepulse
large x-pulse laser         largexpulse
large vsp laser             largevsp largevariablespeedpulselaser
heavy large laser           improvedheavylargelaser largeheavylaser
large re-engineered laser   largerelaser
blazer cannon               binarylaserblazercannon blazer
ppc                         particlecannon particleprojectioncannon particleprojectorcannon ppcs
light ppc                   lppc
heavy ppc                   hppc
snub-nose ppc               snppc snubppc
enhanced er ppc             enhancedppc eherppc
ac/2                        autocannon2
lb 2-x ac                   lbxac2 lb2x lb2xautocannon lbx2
ultra ac/2                  uac2 ultraautocannon2
ac/5                        autocannon5
lb 5-x ac                   lbxac5 lb5x lb5xautocannon lbx5
ultra ac/5                  uac5 ultraautocannon5
ac/10                       autocannon10
lb 10-x ac                  lbxac10 lb10x lb10xautocannon lbx10
ultra ac/10                 uac10 ultraautocannon10
ac/20                       autocannon20
lb 20-x ac                  lbxac20 lb20x lb20xautocannon lbx20
ultra ac/20                 uac20 ultraautocannon20
light ac/2                  lac2 lightautocannon2
rotary ac/2                 rac2 rotaryautocannon2
light ac/5                  lac5 lightautocannon5
rotary ac/5                 rac5 rotaryautocannon5
gauss rifle                 gauss
light gauss rifle           lgauss lightgauss
heavy gauss rifle           heavygauss hgauss
improved heavy gauss rifle  ihgauss improvedheavygauss
ap gauss rifle              apgauss
magshot                     magshotgr
hag/20                      hyperassaultgauss20 hyperassaultgaussrifle20
hag/30                      hyperassaultgauss30 hyperassaultgaussrifle30
hag/40                      hyperassaultgauss40 hyperassaultgaussrifle40
machine gun                 mg machineguns
light machine gun           lightmg lmg
heavy machine gun           heavymg hmg
flamer                      vehicleflamer flamervehicle flamers
lrm 5                       longrangemissile5
lrm 10                      longrangemissile10
lrm 15                      longrangemissile15
lrm 20                      longrangemissile20
srm 2                       shortrangemissile2
streak srm 2                ssrm2 streak2
srm 4                       shortrangemissile4
streak srm 4                ssrm4 streak4
srm 6                       shortrangemissile6
streak srm 6                ssrm6 streak6
streak lrm 5                slrm5
streak lrm 10               slrm10
streak lrm 15               slrm15
streak lrm 20               slrm20
extended lrm 5              elrm5
extended lrm 10             elrm10
extended lrm 15             elrm15
extended lrm 20             elrm20
enhanced lrm 5              nlrm5
enhanced lrm 10             nlrm10
enhanced lrm 15             nlrm15
enhanced lrm 20             nlrm20
mrm 10                      mediumrangemissile10
mrm 20                      mediumrangemissile20
mrm 30                      mediumrangemissile30
mrm 40                      mediumrangemissile40
thunderbolt 5               tbolt5
thunderbolt 10              tbolt10
thunderbolt 15              tbolt15
thunderbolt 20              tbolt20
rocket launcher 10          rl10
rocket launcher 15          rl15
rocket launcher 20          rl20
arrow iv                    arrowivsystem arrow4
`;

/** Weapons that the table lacks, each behind the nearest that it has. */
export const TAKEN_AS = `
er small laser              prototypeersmalllaser
medium laser                mediumchemlaser
er medium laser             prototypeermediumlaser
medium pulse laser          mediumpulselaserprototype
large laser                 improvedlargelaser
er large laser              erlargelaserprototype
ppc                         primitiveprototypeppc ppcp
ac/5                        thumpercannon improvedautocannon5
ac/10                       hvac10 heavyrifle snipercannon ac10p hypervelocityautocannon10 improvedautocannon10 sniperartcannon riflecannonheavy
lb 10-x ac                  lbxac10prototype prototypelb10xautocannon
ultra ac/10                 prototypeultraautocannon10
ac/20                       longtomcannon
gauss rifle                 silverbulletgaussrifle improvedgaussrifle sbgr gaussrifleprototype impgauss silverbulletgauss
lrm 5                       lrt5 lrtorpedo5
lrm 10                      mechmortar4 lrt10 mortar4 lrtorpedo10 scmortar4
lrm 15                      lrt15 improvedlrm15 lrtorpedo15
lrm 20                      mechmortar8 improvedlrm20 mortar8 scmortar8
srm 2                       srt2 srtorpedo2
srm 4                       srt4 srtorpedo4
streak srm 4                prototypestreaksrm4
srm 6                       srt6 improvedsrm6 srtorpedo6
streak srm 6                prototypestreaksrm6
atm 3                       iatm3
atm 9                       iatm9
atm 12                      iatm12
rocket launcher 10          rocketlauncher10pp
rocket launcher 15          rocketlauncher15prototype
rocket launcher 20          prototyperocketlauncher20
arrow iv                    sniper thumper
`;

/** What fires nothing here, and why it is left off. */
export const NO_WEAPONS = `
TAG                                        tag lighttag clantag clanlighttag
point defense                              ams antimissilesystem laserams laserantimissilesystem riscadvancedpointdefensesystem
ECM                                        isguardianecm isangelecm clecmsuite ecm guardianecmsuite
Narc                                       narc inarc isnarcbeacon isimprovednarc
C3                                         isc3slaveunit isimprovedc3cpu c3masterwithtag c3masterboostedwithtag isc3mastercomputer c3computermaster c3boostedsystemmaster c3computer c3remotesensorlauncher isc3boostedsystemslaveunit isc3remotesensorlauncher c3slave
pod                                        bpod mpod antibattlearmorpodsbpods iscoolantpod ismpod isbpod clantipersonnelpod clbpod ischaffpod apod
no damage to a 'Mech, or none to speak of  tsempcannon fluidgun mechtaser nailrivetgun vehiculargrenadelauncher battlemechtaser nailgun tsemponeshot ismektaser taser istsempcannon
its guns stand beside it                   machinegunarray lightmachinegunarray heavymachinegunarray mga lmga
probe                                      isbeagleactiveprobe cllightactiveprobe isbloodhoundactiveprobe clactiveprobe beagleactiveprobe
a tool                                     lifthoist issmallshield spikes
equipment                                  cargo1ton cargo05tons isremotesensordispenser mass searchlight case doubleheatsink jumpjets masc targetingcomputer tsm
`;

/** What strikes: points for the punch, or for the kick. */
export const STRIKERS = `
punch 1   hatchet sword claw claws lance blade retractableblade flail whip saw dualsaw chainsaw wreckingball piledriver
punch 1   smallvibroblade mediumvibroblade vibroblade
punch 2   mace largevibroblade
kick 1    talons
`;

/** Places of a 'Mech, folded; those of four legs and of three count as others. */
export const PLACE_WORDS = `
left arm       leftarm larm armleft la frontleftleg fll
right arm      rightarm rarm armright ra frontrightleg frl
left torso     lefttorso torsoleft lt
right torso    righttorso torsoright rt
center torso   centertorso torsocenter ct
head           head hd h
left leg       leftleg legleft ll rearleftleg rll
right leg      rightleg legright rl rearrightleg rrl centerleg cl
left hand      lefthand
right hand     righthand
none           none
`;

/** What the slots of a file add to the word of a weapon to name its ammunition, folded. */
export const BIN_WORDS = [
  ...[
    'ammo',
    'half',
    'full',
    'artemisvcapable',
    'artemiscapable',
    'narccapable',
    'cluster',
    'inferno',
  ],
  ...['fragmentation', 'precision', 'armorpiercing', 'semiguided', 'swarmi', 'swarm', 'thunder'],
  ...[
    'tandemcharge',
    'heatseeking',
    'homing',
    'flechette',
    'tracer',
    'incendiary',
    'smoke',
    'caseless',
  ],
  ...['acid', 'antiradiation', 'followtheleader', 'mineclearance'],
] as const;
