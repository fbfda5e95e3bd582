package arena.web.http;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.QRCodeWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A QR code of a link. */
public final class QrCode {

    private static final int QUIET = 2;

    private QrCode() {}

    /** Returns an SVG drawing, with one unit per module of the code. */
    public static String svg(String link) {
        BitMatrix dots = dots(link);
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < dots.getHeight(); y++) {
            for (int x = 0; x < dots.getWidth(); x++) {
                if (dots.get(x, y)) {
                    path.append('M').append(x).append(' ').append(y).append("h1v1h-1z");
                }
            }
        }
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + dots.getWidth() + " " + dots.getHeight()
                + "\" shape-rendering=\"crispEdges\"><rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>"
                + "<path fill=\"#000\" d=\"" + path + "\"/></svg>";
    }

    /** Returns lines for a terminal, light on dark or dark on light: two rows of the code in a line. */
    public static List<String> lines(String link) {
        BitMatrix dots = dots(link);
        List<String> lines = new ArrayList<>();
        for (int y = 0; y < dots.getHeight(); y += 2) {
            StringBuilder line = new StringBuilder();
            for (int x = 0; x < dots.getWidth(); x++) {
                boolean lower = y + 1 < dots.getHeight() && dots.get(x, y + 1);
                line.append(half(dots.get(x, y), lower));
            }
            lines.add(line.toString());
        }
        return lines;
    }

    /** Returns the light part of two modules, of which {@code true} is dark. */
    private static char half(boolean upper, boolean lower) {
        if (upper) {
            return lower ? ' ' : '\u2584';
        }
        return lower ? '\u2580' : '\u2588';
    }

    private static BitMatrix dots(String link) {
        try {
            return new QRCodeWriter().encode(link, BarcodeFormat.QR_CODE, 0, 0, Map.of(EncodeHintType.MARGIN, QUIET));
        } catch (WriterException tooLong) {
            throw new IllegalArgumentException("no square holds this link", tooLong);
        }
    }
}
