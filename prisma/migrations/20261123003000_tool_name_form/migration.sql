-- The form in which names that look alike are the same: no case, spaces, signs and accents, and letters of other scripts
-- as those of a to z that they look like (lib/accounts/lookalikes.json). Null for a name of signs alone.
CREATE OR REPLACE FUNCTION public.name_form(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT nullif(replace(replace(regexp_replace(search.fold(translate(normalize(name, NFKC),
    'ɑΑαАаᎪᗅ⍶⍺ꓮ𐊠𖽀ƀƂƃƄɓΒБВЬѢѣҌҍᏏᏴᑲᑳᖯᗷꓐꞴ𐊂𐊡𐌁¢ȼСсҪҫᏟᴄ₡Ⲥⲥꓚꮯ𐊢𐌂𐐕𐐽𐔜𑣩𑣲🅮🝌ÐĐđƉƌɖɗԁᎠᏧᑯᗞᗪ₫ꓒꓓɆɇΕЕеҽҿᎬ℮⋿ⴹꓰꬲ𐊆𑢦𑢮ƑƒϜքᖴᵮẝꓝꞘꞙꬵ𐊇𐊥𐔥𑢢𑣂𝈓ƍǤǥɠɡԌցᏀᏳᶃꓖĦħɦΗНћҢһӇӉհᎻᏂᏲᕼⱧⲎꓧꚕ𐋏ıɨɩɪιіӏᎥᵻᵼ⍳⍸ꙇꭵ𑣃ɈɉͿϳЈјᎫᒍꓙꞲƙΚКҚҞᏦᛕ₭ⱩⲔꓗꝀ𐔘ŁłƖƗƚǀɫɭΙІӀוןإا١ٳ۱ߊᏞᒪᛁ∣⏽ⲒⳐⵏꓡꓲ𐊊𐌉𐌠𐐛𐔦𑢣𑢲𖼖𖼨𝈪𞣇ΜϺМӍᎷᗰᛖⲘꓟ𐊰𐌑ƝƞɳΝηոռᵰⲚꓠ𐆎𐔓ØøƟǾɵΘΟθοσОоѲѳӨөՕօסه٥ھہە۵ۿ߀०০੦૦ଠ୦௦౦೦ഠ൦๐໐တဝ၀ჿዐᎾᏫᴏᴑ⊖⊝⍬Ⲟⲟⴱⵁⵔ〇ꓳꝊꝋꬽꬾꭴꮎꮻ𐊒𐊫𐐄𐐬𐓂𐓪𐔖𑓐𑢵𑣈𑣗𑣠𝈚🜔ƥΡρРрᏢᑭᵽ⍴Ⲣⲣꓑ𐊕ʠԛգզⵕƦɍɼɽгғᎡᏒᖇᴦᵲⲅꓣꭇꭈꮁ𐒴𖼵𝈖ƽʂЅѕՏᏕᏚᵴꓢꜱꮪ𐊖𐐠𐑈𑣁𖼺ŦŧƭƮȾΤТҬᎢᵵ₮⊤⍡⟙Ⲧꓔ𐊗𐊱𐌕𑢼𖼊🝨ɄʋυՍսሀᏌᑌᴜᵾ∪⋃ꓴꞟꭎꭒꮜ𐓎𐓶𑢸𑣘𖽂νѴѵט٧۷Ꮩᐯᴠ∨⋁ⴸꓦꛟꮩ𐆗𐔝𑜆𑢠𑣀𖼈𝈍🜈ɯѡѽԜԝաᎳᏔᴡ₩ꓪꝡꮃ𑓅𑜊𑜎𑜏𑣦𑣯×ΧХхҲᕁᕽ᙭ᚷ╳⤫⤬⨯⨰ⲬⵝꓫꞳ𐆖𐊐𐊴𐌗𐌢𐔧𑣬¥ƴɎɏɣʏΥγУуҮүҰұყᎩᎽᶌỿⲨꓬꭚ𐊲𑢤𑣜𖽃ƵƶȤȥʐΖᏃᴢᵶꓜꮓ𐋵𑢩𑣄𑣥',
    'aaaaaaaaaaaabbbbbbbbbbbbbbbbbbbbbbbbccccccccccccccccccccccddddddddddddddddeeeeeeeeeeeeeeeefffffffffffffffffggggggggggghhhhhhhhhhhhhhhhhhhhiiiiiiiiiiiiiiijjjjjjjjjjkkkkkkkkkkkkkllllllllllllllllllllllllllllllllllllllllmmmmmmmmmmmnnnnnnnnnnnnoooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooopppppppppppppqqqqqrrrrrrrrrrrrrrrrrrrssssssssssssssssttttttttttttttttttttttuuuuuuuuuuuuuuuuuuuuuuvvvvvvvvvvvvvvvvvvvvvvvwwwwwwwwwwwwwwwwwwwxxxxxxxxxxxxxxxxxxxxxxxxxyyyyyyyyyyyyyyyyyyyyyyyyyyzzzzzzzzzzzzzzz'))
    COLLATE "und-x-icu", '[^[:alnum:]]+', '', 'g'), 'l', 'i'), 'rn', 'm'), '')
$$;

-- Finds the tools that a submission may be taken for.
CREATE INDEX tool_name_form ON public.tool (public.name_form(name)) WHERE status = 'published';
