export const CARD_FORM_WORDS = {
  facts: {
    'mech.name': 'Name',
    'mech.designation': 'Designation',
    'mech.tonnage': 'Tons',
    'mech.speed': 'Speed',
    'mech.cost': 'Cost',
    'mech.engine': 'Engine',
    'statCard.armor': 'Armor',
    'statCard.shutdown': 'Shutdown number',
  },
} as const;
